// Right if the runner cannot be signalled by the calls beside kill, a forged sender included.
#include "attack.h"

static siginfo_t forged(int signal, pid_t sender) {
  siginfo_t info{};
  info.si_signo = signal;
  info.si_code = SI_QUEUE;
  info.si_pid = sender;
  return info;
}

int main() {
  pid_t runner = attack_runner();
  int handle = (int)syscall(SYS_pidfd_open, runner, 0);
  for (int signal : {SIGCHLD, SIGTERM, SIGHUP, SIGINT, SIGKILL}) {
    for (pid_t sender : {0, 1, (int)runner, (int)getpid()}) {
      siginfo_t info = forged(signal, sender);
      syscall(SYS_rt_sigqueueinfo, runner, signal, &info);
      syscall(SYS_rt_tgsigqueueinfo, runner, runner, signal, &info);
      if (handle >= 0) syscall(SYS_pidfd_send_signal, handle, signal, &info, 0);
    }
    syscall(SYS_tgkill, runner, runner, signal);
    syscall(SYS_tkill, runner, signal);
    if (handle >= 0) syscall(SYS_pidfd_send_signal, handle, signal, nullptr, 0);
  }
  attack_expect_well(runner, "tgkill, tkill, rt_sigqueueinfo and pidfd_send_signal");
  knights_answer_all();
}
