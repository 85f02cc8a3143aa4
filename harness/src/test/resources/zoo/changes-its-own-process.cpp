// Changes what a process has and passes on to its children. Right if no earlier run's change is seen.
#include "attack.h"
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>

static const char name[] = "changed";
static const unsigned long slack = 1234567;
static const rlim_t stack = 1234 << 12;

static void expect_nothing_changed() {
  char now[16] = "";
  int number = 0;
  rlimit limit{};
  sigset_t blocked;
  struct sigaction action{};
  itimerval timer{};
  prctl(PR_GET_NAME, now);
  attack_refused(strcmp(now, name) == 0, "the name");
  attack_refused(prctl(PR_GET_TIMERSLACK) == (int)slack, "the slack of timers");
  attack_refused(prctl(PR_GET_PDEATHSIG, &number) == 0 && number != 0, "the parent's last signal");
  attack_refused(prctl(PR_GET_CHILD_SUBREAPER, &number) == 0 && number != 0, "the adoption of orphans");
  attack_refused(getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur == stack, "the limit of the stack");
  attack_refused(sigprocmask(SIG_BLOCK, nullptr, &blocked) == 0 && sigismember(&blocked, SIGUSR1), "blocked signals");
  attack_refused(sigaction(SIGUSR2, nullptr, &action) == 0 && action.sa_handler == SIG_IGN, "ignored signals");
  attack_refused(getitimer(ITIMER_REAL, &timer) == 0 && timer.it_value.tv_sec != 0, "a timer");
  attack_refused(personality(0xffffffff) & ADDR_COMPAT_LAYOUT, "the personality");
  attack_refused(attack_first_line("/proc/self/oom_score_adj") == "1000", "the score for lack of memory");
  const mode_t mask = umask(0);
  umask(mask);
  attack_refused(mask == 0777, "the mask of new files");
  attack_refused(getpgrp() != getpid(), "the group");
}

int main() {
  expect_nothing_changed();
  prctl(PR_SET_NAME, name);
  prctl(PR_SET_TIMERSLACK, slack);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_DUMPABLE, 0);
  rlimit limit{};
  getrlimit(RLIMIT_STACK, &limit);
  limit.rlim_cur = stack;
  setrlimit(RLIMIT_STACK, &limit);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, nullptr);
  signal(SIGUSR2, SIG_IGN);
  const itimerval timer{{0, 0}, {100, 0}};
  setitimer(ITIMER_REAL, &timer, nullptr);
  personality(ADDR_COMPAT_LAYOUT);
  if (FILE* score = fopen("/proc/self/oom_score_adj", "w")) {
    fputs("1000", score);
    fclose(score);
  }
  umask(0777);
  if (chdir("/") != 0) return 10;
  knights_answer_all();
}
