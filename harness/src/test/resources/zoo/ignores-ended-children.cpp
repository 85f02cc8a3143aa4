// Its children compute for two milliseconds each, and the kernel is not to keep their time.
#include "attack.h"
int main() {
  alarm(120);
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 1000; i++) {
    if (attack_fork() == 0) {
      for (clock_t until = clock() + CLOCKS_PER_SEC / 500; clock() < until;) {}
      _exit(0);
    }
    while (waitpid(-1, nullptr, 0) > 0) {}
  }
  attack_succeeded("two seconds in a thousand children");
}
