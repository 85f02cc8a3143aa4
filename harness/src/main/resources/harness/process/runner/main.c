/* The runner's loop: request, run, result, until the harness closes its end. */
#define _GNU_SOURCE
#include "runner.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

#define LAST_WAIT (5 * SECOND)

static struct program program;
static int zygote_words, follows, leads;

/* If the harness is killed, nobody else removes the working folder. */
static void leave_nothing(void) {
  if (program.work == NULL || program.keep_work) return;
  priority_drop();
  folder_own(&program);
  folder_empty(program.work);
  rmdir(program.work);
}

static int has_shared_files(void) { return program.shared != NULL && memory_files(program.shared) > 1; }

/* Whether runs without given files have left nothing behind. */
int leaves_nothing(void) {
  return (program.keep_work || folder_is_untouched(&program)) && !(program.own_ipc && ipc_is_used()) &&
         !has_shared_files();
}

/* Removes everything a run left behind, so that the next run starts clean. */
void clear(void) {
  request_clear(&program);
  if (!program.keep_work && !folder_is_untouched(&program)) {
    folder_own(&program);
    folder_empty(program.work);
  }
  if (program.own_ipc) ipc_clear(program.user);
  if (has_shared_files()) folder_empty(program.shared);
}

/* Kills and reaps all descendants; stops trying after LAST_WAIT. */
void end_all(void) {
  struct timespec pause = {0, 200000};
  uint64_t until = now() + LAST_WAIT;
  for (pid_t ended = 0; ended >= 0 && now() < until;) {
    ended = waitpid(-1, NULL, WNOHANG);
    if (ended != 0) continue;
    tree_kill(run_leader());
    nanosleep(&pause, NULL);
  }
}

/* Exits with an error that is not the program's fault, after killing all descendants. */
void give_up(const char *what) {
  fprintf(stderr, "runner: %s: %s\n", what, strerror(errno));
  end_all();
  leave_nothing();
  _exit(3);
}

/* Reads the options. Returns the index of the first word after them. */
static int read_options(int argc, char **argv) {
  int next = 1;
  for (; next < argc && strncmp(argv[next], "--", 2) == 0; next++) {
    if (strcmp(argv[next], "--keep") == 0) program.keep_work = 1;
    if (strcmp(argv[next], "--no-network") == 0) program.no_network = 1;
    if (strcmp(argv[next], "--own-ipc") == 0) program.own_ipc = 1;
    if (strcmp(argv[next], "--lead") == 0) leads = 1;
    if (strcmp(argv[next], "--follow") == 0) follows = 1;
    if (strcmp(argv[next], "--shared") == 0 && next + 1 < argc) program.shared = argv[++next];
    else if (strcmp(argv[next], "--zygote") == 0 && next + 1 < argc) {
      zygote_words = (int)strtol(argv[++next], NULL, 10);
    } else if (strcmp(argv[next], "--user") == 0 && next + 1 < argc) {
      program.user = (uid_t)strtoul(argv[++next], NULL, 10);
    }
  }
  return next;
}

/* The command of the zygote follows the program's own. */
static void take_zygote(int argc, char **argv, int first) {
  if (zygote_words <= 0 || zygote_words >= argc - first) return;
  size_t count = (size_t)zygote_words;
  char **words = calloc(count + 1, sizeof *words);
  if (words == NULL) give_up("out of memory");
  memcpy(words, argv + argc - count, count * sizeof *words);
  argv[argc - count] = NULL;
  program.zygote = words;
}

int main(int argc, char **argv) {
  if (argc > 4 && strcmp(argv[1], "--meet") == 0) return talk_meet(argv[2], argv[3], argv + 4);
  int next = read_options(argc, argv);
  if (argc - next < 2) {
    fprintf(stderr, "usage: runner [OPTION...] WORK-FOLDER PROGRAM [ARGUMENT...]\n");
    return 2;
  }
  program.work = argv[next];
  program.argv = argv + next + 1;
  take_zygote(argc, argv, next + 1);
  signal(SIGPIPE, SIG_IGN);
  setsid(); /* Ctrl-C in a terminal must not reach us */
  /* Hides /proc/PID/fd, and thus our channel, from a program of the same user. */
  prctl(PR_SET_DUMPABLE, 0);
  frames_open();
  if (leads || follows) talk_open(follows);
  place_open();
  tree_open(program.user);
  confine_capabilities(program.user);
  folder_own(&program);
  child_prepare(&program);
  confine_calls(&program);
  program.own_words = request_open(program.argv);
  frame_send('H', NULL, 0);
  frames_flush();
  struct limits limits;
  while (frames_await()) {
    if (series_run(&program)) continue;
    if (!request_next(&program, &limits)) break;
    struct result result;
    memset(&result, 0, sizeof result);
    run_once(&program, &limits, &result);
    request_answer(&program);
    clear();
    frame_send_result(&result);
    series_paused();
  }
  zygote_end();
  leave_nothing();
  return 0;
}
