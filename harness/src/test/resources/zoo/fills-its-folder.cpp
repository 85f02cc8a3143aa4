// Right if its folder, which is in memory, does not take 300 MB in files that are small enough each.
#include "attack.h"
int main() {
  static char block[1 << 20];
  memset(block, 7, sizeof block);
  for (int file = 0; file < 5; file++) {
    int fd = open(std::to_string(file).c_str(), O_CREAT | O_WRONLY, 0600);
    for (int mebibyte = 0; mebibyte < 60; mebibyte++) {
      if (fd < 0 || write(fd, block, sizeof block) != sizeof block) {
        knights_answer_all();
        return 0;
      }
    }
  }
  attack_succeeded("held 300 MB in its folder");
}
