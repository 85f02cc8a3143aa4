// Right if a debugger cannot put a forbidden call in the place of an allowed one: its child asks for
// its parent's number, and it turns the question into io_uring_setup on the way to the kernel.
#include "attack.h"
#include <cstddef>
#include <sys/ptrace.h>
#include <sys/user.h>
int main() {
#if defined(__x86_64__)
  static char parameters[256];
  pid_t child = fork();
  if (child == 0) {
    alarm(120);
    if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) _exit(0);
    raise(SIGSTOP);
    long ring = syscall(SYS_getppid, 8, parameters);
    _exit(ring >= 0 && fcntl((int)ring, F_GETFD) >= 0 ? 9 : 0);
  }
  int status = 0;
  bool rewritten = false;
  while (waitpid(child, &status, 0) == child && WIFSTOPPED(status)) {
    user_regs_struct registers;
    ptrace(PTRACE_GETREGS, child, nullptr, &registers);
    if (!rewritten && registers.orig_rax == SYS_getppid) {
      rewritten = true;
      ptrace(PTRACE_POKEUSER, child, offsetof(user, regs.orig_rax), SYS_io_uring_setup);
    }
    if (ptrace(PTRACE_SYSCALL, child, nullptr, nullptr) != 0) break;
  }
  attack_refused(WIFEXITED(status) && WEXITSTATUS(status) == 9, "io_uring_setup by a debugger");
#endif
  knights_answer_all();
}
