// Answers rightly; a process that it has made the runner's child, not its own, computes on.
#include "attack.h"
#include <sched.h>
int main() {
  if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, nullptr, nullptr, nullptr, nullptr) == 0) {
    alarm(30);
    for (volatile unsigned i = 0;; i = i + 1) {}
  }
  knights_answer_all();
}
