// Asks for a socket by the 32-bit system call, whose numbers a filter of 64-bit calls does not know.
#include "attack.h"
int main() {
#if defined(__x86_64__)
  long fd = 359; // socket
  asm volatile("int $0x80" : "+a"(fd) : "b"(2), "c"(2), "d"(0) : "memory", "r8", "r9", "r10", "r11");
  attack_refused((int)fd >= 0, "socket by int 0x80");
#endif
  knights_answer_all();
}
