// Right if it cannot hold up the kernel by page faults of its own.
#include "attack.h"
int main() {
  for (int flags : {0, 1}) attack_refused(syscall(SYS_userfaultfd, flags) >= 0, "userfaultfd");
  knights_answer_all();
}
