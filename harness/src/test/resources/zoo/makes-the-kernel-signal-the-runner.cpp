// Right if it cannot name the runner as the owner of a pipe, whose news the kernel tells by signals.
#include "attack.h"
int main() {
  pid_t runner = attack_runner();
  for (int signal : {0, SIGTERM, SIGKILL}) {
    int ends[2];
    if (pipe(ends) != 0) return 10;
    fcntl(ends[0], F_SETOWN, runner);
    f_owner_ex owner{F_OWNER_PID, runner};
    fcntl(ends[0], F_SETOWN_EX, &owner);
    fcntl(ends[0], F_SETSIG, signal);
    fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK);
    if (write(ends[1], "news", 4) != 4) return 10;
  }
  attack_expect_well(runner, "signals of a pipe");
  knights_answer_all();
}
