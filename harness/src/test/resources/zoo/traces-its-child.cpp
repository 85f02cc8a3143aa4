// Debugs its own child: with that a program rewrites system calls on their way.
#include "attack.h"
#include <sys/ptrace.h>
int main() {
  pid_t child = fork();
  if (child == 0) {
    alarm(10);
    pause();
  }
  bool traced = ptrace(PTRACE_SEIZE, child, nullptr, nullptr) == 0;
  kill(child, SIGKILL);
  attack_refused(traced, "ptrace of a child");
  knights_answer_all();
}
