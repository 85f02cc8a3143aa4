/*
 * The zygote: a process that has already started the program, and forks for each run (see
 * zygote/zygote.c). This saves the cost of starting the program. The forked processes are children
 * of the runner, so a run is watched, killed and accounted for like any other; the zygote itself is
 * not part of a run. When a run is killed the zygote dies too, and the next run starts a new one.
 *
 * A JVM cannot fork. Instead it runs in place: it does the runs itself, and is each run's process.
 */
#define _GNU_SOURCE
#include "zygote.h"
#include "child.h"
#include "clock.h"
#include "folder.h"
#include "place.h"
#include "tree.h"
#include "../zygote/channel.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* How long the zygote may take to start, including everything it loads, and to fork. */
#define START_MILLIS 5000
#define FORK_MILLIS 1000
/* A program's own zygote that has used more CPU time has run code of the program, which it must not. */
#define MAX_START_CPU (30 * MILLISECOND)
/* After this many failures, the program is started plainly from then on. */
#define MAX_FAILURES 3
/* The zygote's answer if it must not be used. */
#define REFUSED 1
/* A zygote that runs in place and ends during one of its first runs has failed. */
#define FEW_RUNS 8
/* A zygote is replaced after so many forks of all zygotes, then each time this number has doubled. */
#define FIRST_RENEWAL 8

static pid_t zygote;
static int channel = -1, bell = -1, children = -1, failures;
static struct limits within;
static int runs_in_place;    /* instead of forking */
static uint64_t runs_begun;  /* by this zygote */
static uint64_t forks;       /* of all zygotes */
static uint64_t renewal = FIRST_RENEWAL; /* the number of forks at which the zygote is replaced */
static uint64_t earlier_cpu; /* of a zygote that runs in place, before the current run */

static void set_zygote(pid_t pid) {
  zygote = pid;
  tree_zygote(pid);
}

pid_t zygote_process(void) { return zygote; }

int zygote_runs_in_place(void) { return zygote != 0 && runs_in_place; }

uint64_t zygote_earlier_cpu(void) { return earlier_cpu; }

static void close_channel(void) {
  if (channel >= 0) close(channel);
  if (bell >= 0) close(bell);
  channel = bell = -1;
}

/* The zygote has been reaped. */
void zygote_gone(void) {
  set_zygote(0);
  runs_in_place = 0;
  close_channel();
}

/* The zygote has ended in the middle of a run in place. */
void zygote_died(void) {
  if (runs_begun < FEW_RUNS) failures++;
}

/* Kills the zygote and whatever it forked last. */
void zygote_end(void) {
  if (zygote == 0) return;
  tree_end();
  zygote_gone();
}

static int has_failed(void) {
  failures++;
  zygote_end();
  return 0;
}

/* The id of the process that the zygote forked; 0: none, but it is ready; -1: no answer. */
static pid_t await_answer(int millis) {
  struct pollfd waits = {channel, POLLIN, 0};
  pid_t pid;
  int ready;
  if (recv(channel, &pid, sizeof pid, MSG_DONTWAIT) == sizeof pid) return pid;
  do ready = poll(&waits, 1, millis);
  while (ready < 0 && errno == EINTR);
  return ready > 0 && recv(channel, &pid, sizeof pid, MSG_DONTWAIT) == sizeof pid ? pid : -1;
}

/* This file alone shows whether other processes are alive: orphans become the runner's children too. */
static int open_children(void) {
  if (children < 0) children = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  return children >= 0;
}

/* Whether the zygote is the runner's only living descendant. */
int zygote_is_alone(void) {
  char text[64], *rest;
  if (zygote == 0) return 0;
  ssize_t got = pread(children, text, sizeof text - 1, 0);
  if (got <= 0) return 0;
  text[got] = 0;
  return (pid_t)strtol(text, &rest, 10) == zygote && strspn(rest, " \n") == strlen(rest);
}

/* Whether the zygote is the program itself, and not an interpreter that only reads it. */
static int is_program(const struct program *program) {
  return program->zygote[1] == NULL && strcmp(program->zygote[0], program->argv[0]) == 0;
}

static int begin(const struct program *program, const struct limits *limits) {
  int ends[2], bells[2], streams[2], error;
  /* No pipe: a run that shares a JVM could open it again in /proc, and fill it. */
  if (!open_children() || pipe2(streams, O_CLOEXEC) != 0 ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, bells) != 0 ||
      socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
    failures = MAX_FAILURES;
    return 0;
  }
  channel = ends[0];
  bell = bells[1];
  within = *limits;
  /* Pipes, as in every run: a language's run time examines its streams when it starts. */
  const struct start start = {program->zygote, {streams[0], streams[1], streams[1]}, ends[1], bells[0], 0};
  set_zygote(child_start(program, &start, limits, &error));
  close(ends[1]);
  close(bells[0]);
  close(streams[0]);
  close(streams[1]);
  pid_t answer = zygote > 0 && error == 0 ? await_answer(START_MILLIS) : -1;
  int worked = answer == 0 && is_program(program) && tree_clock(zygote) > MAX_START_CPU;
  if (answer == REFUSED || worked) failures = MAX_FAILURES;
  place_zygote_started();
  runs_begun = 0;
  while (renewal <= forks) renewal *= 2;
  runs_in_place = answer > 0 && answer == zygote;
  return (answer == 0 && !worked) || runs_in_place || has_failed();
}

/*
 * Whether a zygote that runs in place is waiting for its next run. It cleans up between runs, and exits
 * after waiting for long. One that has used much CPU time is replaced, so that the kernel's limit does not
 * kill it in the middle of a run.
 */
static int waits_again(void) {
  struct pollfd left = {channel, 0, 0};
  if (within.cpu > 0 && tree_clock(zygote) > RUNS_OF_ZYGOTE / 2 * within.cpu) return 0;
  return (runs_begun == 0 || await_answer(FORK_MILLIS) == zygote) && poll(&left, 1, 0) == 0;
}

/*
 * Whether a new zygote is due. What differs from start to start, such as addresses and Python's
 * hashes of texts, is the same in all forks of one zygote, but must not hide a failure for long.
 */
static int is_stale(void) {
  return !runs_in_place && forks >= renewal;
}

static int is_ready(const struct program *program, const struct limits *limits) {
  if (zygote != 0 && memcmp(&within, limits, sizeof within) != 0) zygote_end();
  if (zygote_runs_in_place() && !waits_again()) zygote_end();
  if (zygote != 0 && is_stale()) zygote_end();
  if (failures >= MAX_FAILURES) return 0;
  return zygote != 0 || begin(program, limits);
}

/* Builds the message for a run: the working folder and its arguments. Returns 0 if it is too long. */
static size_t describe(const struct program *program, char *text) {
  static const char stay[] = {STAY, 0};
  const char *folder = folder_stays(program) ? stay : program->work;
  size_t length = strlen(folder) + 1, count = program->own_words;
  memcpy(text, folder, length);
  for (char **word = program->argv + program->own_words; *word != NULL; word++) {
    size_t bytes = strlen(*word) + 1;
    if (length + bytes > MAX_BYTES || ++count > MAX_WORDS) return 0;
    memcpy(text + length, *word, bytes);
    length += bytes;
  }
  return length;
}

/* Sends the byte that makes the zygote fork. Never waits: a zygote has taken each before the next. */
static int ring(char what) { return send(bell, &what, 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1; }

/* Sends the message for the child, then rings. */
static int tell(const char *text, size_t length, const int *streams) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(STREAMS * sizeof(int))];
  } control;
  struct iovec payload = {(void *)text, length};
  struct msghdr message = {.msg_iov = &payload, .msg_iovlen = 1, .msg_control = &control,
                           .msg_controllen = sizeof control};
  memset(&control, 0, sizeof control);
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  control.header.cmsg_len = CMSG_LEN(STREAMS * sizeof(int));
  memcpy(CMSG_DATA(&control.header), streams, STREAMS * sizeof(int));
  return sendmsg(channel, &message, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)length && ring(SINGLE);
}

/* Asks the zygote to fork a run with these streams; 0 if the program must be started plainly. */
int zygote_ask(const struct program *program, const struct limits *limits, const int *streams) {
  static char text[MAX_BYTES];
  if (program->zygote == NULL || failures >= MAX_FAILURES) return 0;
  size_t length = describe(program, text);
  if (length == 0 || !is_ready(program, limits)) return 0;
  if (!runs_in_place) place_zygote(zygote); /* a JVM also has background threads */
  earlier_cpu = runs_in_place ? tree_clock(zygote) : 0;
  if (!tell(text, length, streams)) return has_failed();
  runs_begun++;
  if (!runs_in_place) forks++;
  return 1;
}

/* Asks the zygote to fork a series of runs; 0 if they must be done singly. */
int zygote_ask_series(const struct program *program, const struct limits *limits, const void *runs,
                      size_t length, size_t count) {
  if (program->zygote == NULL || failures >= MAX_FAILURES || !folder_stays(program)) return 0;
  if (zygote_runs_in_place() || !is_ready(program, limits) || runs_in_place) return 0;
  place_zygote(zygote);
  if (send(channel, runs, length, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)length || !ring(SERIES)) {
    return has_failed();
  }
  runs_begun += count;
  forks += count;
  return 1;
}

/* Waits for the zygote's answer to a series. Returns its length; 0 or less if there is none in time. */
ssize_t zygote_series(void *answer, size_t most, int millis) {
  struct pollfd waits = {channel, POLLIN, 0};
  return poll(&waits, 1, millis) == 1 ? recv(channel, answer, most, MSG_DONTWAIT) : 0;
}

/* Reads how a run in place has ended: returns 1 and sets the status, or 0 if nothing was sent. */
int zygote_report(int *status) {
  pid_t word;
  if (channel < 0 || recv(channel, &word, sizeof word, MSG_DONTWAIT) != sizeof word || word >= 0) {
    return 0;
  }
  *status = ((-1 - word) & 0xff) << 8; /* as waitpid would */
  return 1;
}

/* The descriptor on which a zygote that runs in place reports; -1 if there is none. */
int zygote_channel(void) { return zygote_runs_in_place() ? channel : -1; }

/* The process that the zygote forked; 0 if it failed, and all descendants were killed. */
pid_t zygote_answer(void) {
  pid_t pid = await_answer(FORK_MILLIS);
  return pid > 0 ? pid : has_failed();
}
