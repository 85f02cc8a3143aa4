// Right if it gets no ring of requests, which the kernel serves past every filter.
#include "attack.h"
int main() {
  char parameters[256] = {};
  attack_refused(syscall(SYS_io_uring_setup, 8, parameters) >= 0, "io_uring_setup");
  knights_answer_all();
}
