// Right if it cannot change a waiting process of the same program, from which later runs are forked.
#include "attack.h"
#include <cstdlib>
#include <sched.h>
#include <sys/resource.h>
int main() {
  pid_t runner = attack_runner();
  std::string siblings = attack_first_line("/proc/" + std::to_string(runner) + "/task/" + std::to_string(runner) + "/children");
  char* rest = siblings.data();
  bool seen = false;
  for (char* next; ; rest = next) {
    pid_t other = (pid_t)strtol(rest, &next, 10);
    if (next == rest) break;
    seen |= other == getpid();
    if (other == getpid()) continue;
    std::string name = " of process " + std::to_string(other);
    rlimit limit{};
    prlimit(other, RLIMIT_CPU, nullptr, &limit);
    limit.rlim_cur = 100;
    attack_refused(prlimit(other, RLIMIT_CPU, &limit, nullptr) == 0, "limits" + name);
    attack_refused(setpriority(PRIO_PROCESS, (id_t)other, 5) == 0, "priority" + name);
    sched_param lowest{};
    attack_refused(sched_setscheduler(other, SCHED_BATCH, &lowest) == 0, "policy" + name);
    attack_refused(sched_setparam(other, &lowest) == 0, "parameters" + name);
    attack_refused(syscall(SYS_ioprio_set, 1, other, 3 << 13) == 0, "priority of disks" + name);
    cpu_set_t processors;
    CPU_ZERO(&processors);
    sched_getaffinity(0, sizeof processors, &processors);
    attack_refused(sched_setaffinity(other, sizeof processors, &processors) == 0, "processors" + name);
    pid_t group = getpgid(other);
    if (setpgid(0, group) == 0) attack_refused(setpriority(PRIO_PGRP, 0, 5) == 0, "priority of the group" + name);
    setpgid(0, 0);
  }
  if (!seen) return 10;
  knights_answer_all();
}
