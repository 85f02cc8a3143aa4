// Right if it cannot change the runner's priority, policy or processors.
#include "attack.h"
#include <sched.h>
#include <sys/resource.h>
int main() {
  pid_t runner = attack_runner();
  sched_param lowest{};
  cpu_set_t processors;
  CPU_ZERO(&processors);
  sched_getaffinity(0, sizeof processors, &processors);
  attack_refused(setpriority(PRIO_PROCESS, (id_t)runner, 19) == 0, "setpriority");
  attack_refused(sched_setscheduler(runner, SCHED_IDLE, &lowest) == 0, "sched_setscheduler");
  attack_refused(sched_setparam(runner, &lowest) == 0, "sched_setparam");
  attack_refused(sched_setaffinity(runner, sizeof processors, &processors) == 0, "sched_setaffinity");
  attack_refused(syscall(SYS_ioprio_set, 1, runner, 3 << 13) == 0, "ioprio_set");
  knights_answer_all();
}
