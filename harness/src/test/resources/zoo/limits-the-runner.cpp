// Right if it cannot set the runner's limits: without files, CPU time or memory that could not work.
#include "attack.h"
#include <sys/resource.h>
int main() {
  pid_t runner = attack_runner();
  int set = 0;
  for (int resource : {RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_CPU, RLIMIT_AS, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_NPROC}) {
    rlimit none{0, 0};
    set += prlimit(runner, (__rlimit_resource)resource, &none, nullptr) == 0;
  }
  attack_expect_well(runner, "prlimit");
  attack_refused(set > 0, std::to_string(set) + " of the runner's limits are 0");
  knights_answer_all();
}
