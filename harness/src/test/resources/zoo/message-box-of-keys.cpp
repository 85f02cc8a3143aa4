// Leaves a message for the next run in the kernel's key rings.
#include "attack.h"
int main() {
  const int user_ring = -4, search = 10;
  attack_refused(syscall(SYS_keyctl, search, user_ring, "user", "harness-zoo", 0) >= 0, "found the key of the run before");
  syscall(SYS_add_key, "user", "harness-zoo", "message", 7, user_ring);
  knights_answer_all();
}
