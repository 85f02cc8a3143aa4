// Four children compute at a time, 40 ms each, and the kernel is not to keep their time.
#include "attack.h"
int main() {
  alarm(120);
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  action.sa_flags = SA_NOCLDWAIT;
  sigaction(SIGCHLD, &action, nullptr);
  for (int i = 0; i < 13; i++) {
    for (int k = 0; k < 4; k++) {
      if (attack_fork() != 0) continue;
      for (clock_t until = clock() + CLOCKS_PER_SEC / 25; clock() < until;) {}
      _exit(0);
    }
    while (waitpid(-1, nullptr, 0) > 0) {}
  }
  attack_succeeded("two seconds in 52 children");
}
