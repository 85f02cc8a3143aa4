// Eight children with 50 MB each: every one is small, all of them are not.
#include "attack.h"
int main() {
  int ready[2];
  if (pipe(ready) != 0) return 10;
  for (int child = 0; child < 8; child++) {
    if (attack_fork() == 0) {
      alarm(120);
      if (!attack_fill(50 << 20) || write(ready[1], "r", 1) != 1) _exit(1);
      pause();
    }
  }
  close(ready[1]);
  char byte;
  for (int child = 0; child < 8; child++) {
    if (read(ready[0], &byte, 1) != 1) return 10;
  }
  attack_nap(300);
  attack_succeeded("eight children held 400 MB");
}
