// Answers rightly and leaves a daemon behind: another session, its parent gone, deaf to SIGTERM.
#include "knights.h"
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
int main() {
  pid_t first = fork();
  if (first == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (;;) sleep(1000);
  }
  waitpid(first, nullptr, 0);
  knights_answer_all();
}
