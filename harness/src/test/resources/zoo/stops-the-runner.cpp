// Right if it cannot stop the runner, which would then watch nothing.
#include "attack.h"
int main() {
  pid_t runner = attack_runner();
  for (int signal : {SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU}) kill(runner, signal);
  attack_expect_well(runner, "SIGSTOP");
  knights_answer_all();
}
