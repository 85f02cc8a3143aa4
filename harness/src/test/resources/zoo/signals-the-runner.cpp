// Right if no signal that a process may handle moves the runner: it asks the runner to leave.
#include "attack.h"
int main() {
  pid_t runner = attack_runner();
  for (int signal = 1; signal < 65; signal++) {
    if (signal != SIGKILL && signal != SIGSTOP) kill(runner, signal);
  }
  attack_expect_well(runner, "every signal but SIGKILL and SIGSTOP");
  knights_answer_all();
}
