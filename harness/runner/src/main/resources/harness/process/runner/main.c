/*
 * The runner. It starts once, inside the sandbox, and runs one program many
 * times, each time with its own input, limits and accounting.
 *
 *   runner [OPTION...] WORK-FOLDER PROGRAM [ARGUMENT...]
 *
 *   --keep           leave the working folder as each run leaves it
 *   --user UID       run the program as this user and group (requires a root runner)
 *   --no-network     forbid sockets
 *   --own-ipc        this runner has its own IPC namespace: allow System V IPC,
 *                    and clear it after each run
 *   --shared FOLDER  this runner's shared memory folder: empty it after each run
 *   --zygote COUNT   the last COUNT words are the zygote's command
 *   --lead, --follow each run talks with a run of another runner (the partner),
 *                    which follows or leads
 *
 *   runner --meet lead|follow SOCKET COMMAND [ARGUMENT...]
 *
 * connects the socket and executes the command, which must start a runner with
 * --lead or --follow; that runner inherits its end of the socket.
 *
 * The runner exchanges frames (see frame.c) with the harness over its standard
 * input and output, which the program never inherits. As process 1 of a PID
 * namespace it kills all processes with one call; otherwise it adopts orphans
 * (subreaper) and sweeps until none is left. It exits when the harness closes
 * its input.
 *
 * Each file uses only those in the lines below it:
 *
 *   main
 *   run, series
 *   leftovers, talk, zygote
 *   child, pace, request
 *   folder, tree
 *   memory
 *   hidden, place
 *   confine, frame, priority
 *   clock, fail, ipc, namespace, text
 */
#define _GNU_SOURCE
#include "child.h"
#include "confine.h"
#include "fail.h"
#include "folder.h"
#include "frame.h"
#include "hidden.h"
#include "leftovers.h"
#include "place.h"
#include "program.h"
#include "request.h"
#include "result.h"
#include "run.h"
#include "series.h"
#include "talk.h"
#include "tree.h"
#include "zygote.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

static struct program program;
static int zygote_words, follows, leads;

/* If the harness is killed, nobody else removes the working folder. */
static void leave(void) {
  tree_end();
  remove_work_folder(&program);
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
  if (argc > 4 && strcmp(argv[1], "--meet") == 0) {
    close_from(FIRST_UNNAMED, NONE_NAMED, NONE_NAMED);
    return talk_meet(argv[2], argv[3], argv + 4);
  }
  before_giving_up(leave);
  int next = read_options(argc, argv);
  close_from(FIRST_UNNAMED, leads || follows ? TALK_CHANNEL : NONE_NAMED, NONE_NAMED);
  if (argc - next < 2) {
    fprintf(stderr, "usage: runner [OPTION...] WORK-FOLDER PROGRAM [ARGUMENT...]\n");
    return 2;
  }
  program.work = argv[next];
  program.argv = argv + next + 1;
  take_zygote(argc, argv, next + 1);
  for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL); /* whatever the harness was started with */
  signal(SIGPIPE, SIG_IGN);
  setsid(); /* Ctrl-C in a terminal must not reach us */
  /* Hides /proc/PID/fd, and thus our channel, from a program of the same user. */
  prctl(PR_SET_DUMPABLE, 0);
  frames_open();
  if (leads || follows) talk_open(follows);
  place_open();
  tree_open(program.user);
  hidden_open(!program.no_network);
  confine_capabilities(program.user);
  folder_own(&program);
  if (program.shared != NULL) folder_reset_shared(program.shared);
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
    if (!program.quick) reset_times(&program);
    run_once(&program, &limits, &result);
    request_answer(&program);
    remove_leftovers(&program);
    frame_send_result(&result);
    series_paused();
  }
  zygote_end();
  remove_work_folder(&program);
  return 0;
}
