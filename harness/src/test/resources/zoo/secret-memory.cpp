// Asks for memory that not even the kernel reads.
#include "attack.h"
int main() {
  attack_refused(syscall(SYS_memfd_secret, 0) >= 0, "memfd_secret");
  knights_answer_all();
}
