// Right if it cannot change the priorities of all processes of its user or of a group.
#include "attack.h"
#include <sys/resource.h>
int main() {
  pid_t runner = attack_runner();
  int before = getpriority(PRIO_PROCESS, (id_t)runner);
  attack_refused(setpriority(PRIO_USER, 0, before) == 0, "PRIO_USER");
  attack_refused(setpriority(PRIO_USER, getuid(), before) == 0, "PRIO_USER of this user");
  attack_refused(setpriority(PRIO_PGRP, (id_t)getpgid(runner), before) == 0, "PRIO_PGRP");
  attack_refused(setpriority(PRIO_PGRP, 0, before) == 0, "PRIO_PGRP of its own");
  for (int which : {2, 3}) {
    for (int who : {0, (int)getuid(), (int)getpgid(runner)}) {
      attack_refused(syscall(SYS_ioprio_set, which, who, 2 << 13 | 4) == 0, "ioprio_set of kind " + std::to_string(which));
    }
  }
  // What it may do: change itself.
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || setrlimit(RLIMIT_NOFILE, &limit) != 0) return 10;
  if (setpriority(PRIO_PROCESS, 0, before + 1) != 0) return 11;
  if (syscall(SYS_ioprio_set, 1, 0, 2 << 13 | 5) != 0) return 12;
  knights_answer_all();
}
