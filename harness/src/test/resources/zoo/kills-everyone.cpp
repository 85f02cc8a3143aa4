// Right after it has signalled every process that it may: those of its namespace where the runner is
// the first of one, else those of the runner's group. Elsewhere that would be the user's own.
#include "attack.h"
int main() {
  pid_t runner = attack_runner(), group = getpgid(runner);
  const bool all = attack_is_runner(1), some = group > 1 && attack_is_runner(group);
  if (!all && !some) return 10;
  for (int signal : {SIGHUP, SIGINT, SIGTERM, SIGSTOP, SIGKILL}) {
    if (all) kill(-1, signal);
    if (some) kill(-group, signal);
  }
  attack_expect_well(runner, "signals to everyone");
  knights_answer_all();
}
