// Asks for a socket by the number that the x32 system calls have.
#include "attack.h"
int main() {
#if defined(__x86_64__)
  attack_refused(syscall(0x40000000 + SYS_socket, 2, 2, 0) >= 0, "socket by x32");
#endif
  knights_answer_all();
}
