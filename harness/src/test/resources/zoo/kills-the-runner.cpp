// Right if it cannot kill the runner.
#include "attack.h"
int main() {
  pid_t runner = attack_runner();
  kill(runner, SIGKILL);
  attack_expect_well(runner, "SIGKILL");
  knights_answer_all();
}
