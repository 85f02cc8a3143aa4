/* The runner's loop: a request, a run, a result, until the harness leaves. */
#define _GNU_SOURCE
#include "runner.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

static struct program program;

/* Where the harness is killed, nobody else removes the working folder. */
static void leave_nothing(void) {
  if (program.work == NULL || program.keep_work) return;
  folder_empty(program.work);
  rmdir(program.work);
}

/* Ends the runner, with all below it, for a reason that is not the program's fault. */
void give_up(const char *what) {
  fprintf(stderr, "runner: %s: %s\n", what, strerror(errno));
  do tree_kill(run_leader());
  while (waitpid(-1, NULL, 0) > 0);
  leave_nothing();
  _exit(3);
}

int main(int argc, char **argv) {
  int next = 1;
  for (; next < argc && strncmp(argv[next], "--", 2) == 0; next++) {
    if (strcmp(argv[next], "--keep") == 0) program.keep_work = 1;
    if (strcmp(argv[next], "--no-network") == 0) program.no_network = 1;
  }
  if (argc - next < 2) {
    fprintf(stderr, "usage: runner [--keep] [--no-network] WORK-FOLDER PROGRAM [ARGUMENT...]\n");
    return 2;
  }
  program.work = argv[next];
  program.argv = argv + next + 1;
  signal(SIGPIPE, SIG_IGN);
  setpriority(PRIO_PROCESS, 0, RUNNER_PRIORITY); /* only root may; the program gets it not */
  setsid(); /* a terminal's Ctrl-C is not meant for us */
  /* Closes /proc/PID/fd, and so our channel, to a program of the same user. */
  prctl(PR_SET_DUMPABLE, 0);
  frames_open();
  tree_open();
  frame_send('H', NULL, 0);
  struct limits limits;
  while (request_next(&limits)) {
    struct result result;
    memset(&result, 0, sizeof result);
    run_once(&program, &limits, &result);
    if (!program.keep_work) folder_empty(program.work);
    frame_send_result(&result);
  }
  leave_nothing();
  return 0;
}
