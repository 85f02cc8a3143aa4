// Right if it cannot debug the runner.
#include "attack.h"
#include <sys/ptrace.h>
int main() {
  attack_refused(ptrace(PTRACE_SEIZE, attack_runner(), nullptr, nullptr) == 0, "ptrace of the runner");
  knights_answer_all();
}
