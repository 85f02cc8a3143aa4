// Right if it gets no namespace in which it is root: there it would mount a file system in memory,
// and fill it with 300 MB.
#include "attack.h"
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
int main() {
  static char block[1 << 20];
  mkdir("memory", 0700);
  if (unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) {
    attack_refused(mount("none", "memory", "tmpfs", 0, nullptr) != 0, "a user namespace of its own");
    for (int file = 0; file < 5; file++) {
      int fd = open(("memory/" + std::to_string(file)).c_str(), O_CREAT | O_WRONLY, 0600);
      for (int mebibyte = 0; mebibyte < 60; mebibyte++) {
        attack_refused(write(fd, block, sizeof block) != sizeof block, "a tmpfs of its own");
      }
    }
    attack_succeeded("held 300 MB in a tmpfs");
  }
  knights_answer_all();
}
