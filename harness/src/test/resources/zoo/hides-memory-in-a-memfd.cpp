// Right if it cannot keep 300 MB in files that are nowhere but in memory and in no process's size.
#include "attack.h"
int main() {
  static char block[1 << 20];
  memset(block, 7, sizeof block);
  for (int file = 0; file < 5; file++) {
    int fd = memfd_create("hidden", 0);
    for (int mebibyte = 0; mebibyte < 60; mebibyte++) {
      if (fd < 0 || write(fd, block, sizeof block) != sizeof block) {
        knights_answer_all();
        return 0;
      }
    }
  }
  attack_nap(200);
  attack_succeeded("held 300 MB in memfds");
}
