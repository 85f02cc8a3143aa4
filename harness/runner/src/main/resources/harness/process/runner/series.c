/*
 * A series: several short runs that the zygote does one after another without the runner's help. This
 * saves most of the system calls and process switches of a run. The processes are children of the
 * runner, which accounts for them at the end of the series, and checks what they have left.
 *
 * A series whose runs are at all unusual (one takes long, is killed, prints much or to standard error,
 * exceeds a limit, leaves a process, a file or shared memory) counts for nothing. It is ended, and its
 * runs are repeated one by one.
 */
#define _GNU_SOURCE
#include "series.h"
#include "clock.h"
#include "frame.h"
#include "leftovers.h"
#include "namespace.h"
#include "request.h"
#include "result.h"
#include "talk.h"
#include "zygote.h"
#include "../zygote/channel.h"
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define MAX_RUNS 256
/* Any pipe holds an input of this size. */
#define MAX_INPUT 4096
#define LIMITS_BYTES (8 * LIMITS)
/* How long a series may take: several times what RunsAhead.java intends, for a busy machine. */
#define PATIENCE_MILLIS 40
/* Runs that are done singly after a series that counted for nothing. Doubles with each such series. */
#define FIRST_PAUSE 16
#define MAX_PAUSE 65536

static union {
  struct series_run first;
  char bytes[MAX_SERIES_BYTES];
} asked;
static union {
  struct series_answer first;
  char bytes[MAX_ANSWER_BYTES];
} said;
static size_t asked_length;
static size_t ends[MAX_RUNS];             /* of the requests among the bytes that have arrived */
static struct limits limits_of_all;
static struct result results[MAX_RUNS];
static size_t run_count;                   /* runs asked for */
static uint64_t single_left, pause_length = FIRST_PAUSE;

/* Copies a part of a request into the message. Returns whether there is room. */
static int copy(const unsigned char *data, size_t length, size_t terminator) {
  if (asked_length + length + terminator > MAX_SERIES_BYTES - 8) return 0;
  memcpy(asked.bytes + asked_length, data, length);
  memset(asked.bytes + asked_length + length, 0, terminator);
  asked_length += length + terminator;
  return 1;
}

/* Whether a request has the limits of the others. The first may set them; without any, the last run's hold. */
static int are_limits_of_all(const unsigned char *payload, size_t length) {
  if (length == 0) return 1;
  if (length != LIMITS_BYTES) return 0;
  struct limits limits = limits_from(payload);
  if (run_count == 0) limits_of_all = limits;
  return memcmp(&limits, &limits_of_all, sizeof limits) == 0;
}

/*
 * Adds a request to the message, if all of it has arrived and it is one for a quick run that has few
 * arguments, a short input and the same limits as the first. Returns its length, otherwise 0.
 */
static size_t add_request(const unsigned char *data, size_t there) {
  struct series_run *run = (struct series_run *)(asked.bytes + asked_length);
  size_t at = 0, start = asked_length;
  int has_limits = 0;
  if (run_count == MAX_RUNS || start + sizeof *run > MAX_SERIES_BYTES) return 0;
  if (run_count == 0) limits_of_all = *limits_last();
  run->arguments = run->input = 0;
  asked_length += sizeof *run;
  while (there - at >= HEADER) {
    char type = (char)data[at];
    size_t length = (size_t)number(data + at + 1, 4);
    const unsigned char *payload = data + at + HEADER;
    at += HEADER + length;
    if (at > there) break;
    if (type == 'A' && !has_limits && run->arguments + length < FEW_BYTES && copy(payload, length, 1)) {
      run->arguments += (uint32_t)length + 1;
    } else if (type == 'Q' && !has_limits && are_limits_of_all(payload, length)) {
      has_limits = 1;
    } else if (type == 'I' && has_limits && run->input + length <= MAX_INPUT && copy(payload, length, 0)) {
      run->input += (uint32_t)length;
    } else if (type == 'Z' && has_limits) {
      asked_length = WHOLE(asked_length);
      ends[run_count] = at + (run_count == 0 ? 0 : ends[run_count - 1]);
      run_count++;
      return at;
    } else {
      break;
    }
  }
  asked_length = start;
  return 0;
}

/* Collects the runs that can be done at once. */
static void collect(void) {
  const unsigned char *data;
  size_t there = frames_there(&data), length;
  run_count = asked_length = 0;
  while ((length = add_request(data, there)) > 0) {
    data += length;
    there -= length;
  }
}

/* Takes the ended processes of the first runs, in any order. Returns whether all ended by themselves. */
static int reap(const pid_t *processes, size_t count) {
  int status;
  struct rusage used;
  for (size_t reaped = 0; reaped < count; reaped++) {
    pid_t pid = wait4(-1, &status, WNOHANG, &used);
    size_t i = reaped; /* mostly in the same order */
    if (pid > 0 && processes[i] != pid) {
      for (i = 0; i < count && processes[i] != pid; i++) {}
    }
    if (pid <= 0 || i == count || !WIFEXITED(status)) return 0;
    results[i].exit_code = (uint64_t)WEXITSTATUS(status);
    results[i].cpu = nanos_of(&used);
    results[i].peak = (uint64_t)used.ru_maxrss * 1024;
  }
  return 1;
}

static int is_within(const struct result *result, const struct limits *limits) {
  return (limits->cpu == 0 || result->cpu <= limits->cpu) &&
         (limits->wall == 0 || result->wall <= limits->wall) &&
         (limits->memory == 0 || result->peak <= limits->memory) &&
         (limits->output == 0 || result->output <= limits->output);
}

/* Reads the zygote's answer and reaps its runs. Returns their number; 0 if any was unusual. */
static size_t take_answer(const struct limits *limits, size_t length) {
  static pid_t processes[MAX_RUNS];
  size_t count = 0;
  for (size_t at = 0; at < length; count++) {
    const struct series_answer *run = (const struct series_answer *)(said.bytes + at);
    if (count == run_count || length - at < sizeof *run || length - at - sizeof *run < run->output) return 0;
    processes[count] = run->process;
    results[count] = (struct result){.cause = CAUSE_EXIT, .wall = run->nanos, .output = run->output,
                                     .processes = 1, .forked = 1};
    at += WHOLE(sizeof *run + run->output);
  }
  if (!reap(processes, count)) return 0;
  for (size_t i = 0; i < count; i++) {
    if (!is_within(&results[i], limits)) return 0;
  }
  return count;
}

static void send_results(size_t count) {
  size_t at = 0;
  for (size_t i = 0; i < count; i++) {
    const struct series_answer *run = (const struct series_answer *)(said.bytes + at);
    if (run->output > 0) frame_send('O', run + 1, run->output);
    frame_send_result(&results[i]);
    at += WHOLE(sizeof *run + run->output);
  }
}

/* Does the next runs as a series, if they have arrived and are suitable. Returns whether that was done. */
int series_run(struct program *program) {
  if (single_left > 0 || !has_namespace() || talk_leads() || talk_follows()) return 0;
  collect();
  if (run_count < 2) return 0;
  if (!zygote_ask_series(program, &limits_of_all, asked.bytes, asked_length, run_count)) return 0;
  ssize_t length = zygote_series(said.bytes, sizeof said, PATIENCE_MILLIS);
  size_t count = length > 0 ? take_answer(&limits_of_all, (size_t)length) : 0;
  if (count == 0 || !zygote_is_alone() || has_leftovers(program)) {
    zygote_end();
    remove_leftovers(program);
    single_left = pause_length;
    if (pause_length < MAX_PAUSE) pause_length *= 2;
    return 0;
  }
  if (pause_length > FIRST_PAUSE) pause_length /= 2;
  send_results(count);
  *limits_last() = limits_of_all;
  frames_skip(ends[count - 1]);
  return 1;
}

/* A run was done singly. */
void series_paused(void) {
  if (single_left > 0) single_left--;
}
