// A child adopts its orphans and ignores their end: they compute for a fifth of a second each.
#include "attack.h"
#include <sys/prctl.h>
int main() {
  alarm(120);
  for (int i = 0; i < 6; i++) {
    if (attack_fork() == 0) {
      prctl(PR_SET_CHILD_SUBREAPER, 1);
      signal(SIGCHLD, SIG_IGN);
      if (attack_fork() == 0) {
        if (attack_fork() != 0) _exit(0);
        for (clock_t until = clock() + CLOCKS_PER_SEC / 5; clock() < until;) {}
        _exit(0);
      }
      while (waitpid(-1, nullptr, 0) > 0) {}
      _exit(0);
    }
    while (waitpid(-1, nullptr, 0) > 0) {}
  }
  attack_succeeded("more than a second in orphans");
}
