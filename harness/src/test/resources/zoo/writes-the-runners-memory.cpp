// Right if it reaches neither the runner's memory nor its files. The address is nobody's: what is
// allowed fails with EFAULT and does no harm.
#include "attack.h"
#include <sys/uio.h>
int main() {
  pid_t runner = attack_runner();
  char byte = 0;
  iovec here{&byte, 1}, there{(void*)8, 1};
  attack_refused(process_vm_writev(runner, &here, 1, &there, 1, 0) > 0 || errno == EFAULT, "process_vm_writev");
  attack_refused(process_vm_readv(runner, &here, 1, &there, 1, 0) > 0 || errno == EFAULT, "process_vm_readv");
  attack_refused(open(attack_proc(runner, "mem").c_str(), O_RDWR) >= 0, "/proc/PID/mem");
  int handle = (int)syscall(SYS_pidfd_open, runner, 0);
  for (int fd = 0; handle >= 0 && fd < 64; fd++) {
    attack_refused(syscall(SYS_pidfd_getfd, handle, fd, 0) >= 0, "pidfd_getfd");
  }
  knights_answer_all();
}
