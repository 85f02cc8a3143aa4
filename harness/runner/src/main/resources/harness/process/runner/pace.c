/*
 * The program's own time: wall-clock time minus the time that others take from
 * it. A busy machine must not change a verdict, so time spent waiting for a
 * processor does not count. Neither does time in which the runner itself got no
 * processor and could not observe the program.
 */
#define _GNU_SOURCE
#include "pace.h"
#include "clock.h"
#include "tree.h"
#include <time.h>

/*
 * If a look takes this many times the intended interval, not counting the runner's own CPU time, the
 * runner was waiting for a core.
 */
#define LATE 4
/* The program idles if it uses less than one part in BUSY_SHARE of its own time as CPU time. */
#define BUSY_SHARE 20

static uint64_t cpu_of_runner(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

static uint64_t smaller(uint64_t a, uint64_t b) { return a < b ? a : b; }

/* Starts the clock. The program waits for its first core, so the first look needs no CPU time of ours. */
void pace_begin(struct pace *pace, uint64_t most_lost) {
  *pace = (struct pace){.most_lost = most_lost, .waited = 1, .interval = TICK};
}

/* The program's own part of the time since the last look. */
static uint64_t own_part(struct pace *pace, uint64_t passed, uint64_t used, int waits) {
  uint64_t runner = cpu_of_runner();
  uint64_t most = waits & FOR_CORE || pace->waited ? used : LATE * pace->interval + runner - pace->runner_cpu;
  uint64_t own = smaller(passed, most);
  pace->runner_cpu = runner;
  pace->waited = waits & FOR_CORE;
  if (pace->most_lost > 0 && pace->lost + passed - own > pace->most_lost) own = passed;
  pace->lost += passed - own;
  return own;
}

void pace_busy(struct pace *pace) {
  pace->busy_own = pace->own;
  pace->busy_cpu = pace->cpu;
}

/* Records the elapsed time and the tree's CPU time so far. */
void pace_look(struct pace *pace, uint64_t time, uint64_t cpu) {
  if (cpu < pace->cpu) cpu = pace->cpu; /* a process has ended and is not yet accounted for */
  if (time < pace->time) time = pace->time; /* time that does not count has been found since */
  uint64_t passed = time - pace->time, used = cpu - pace->cpu;
  int waits = used < passed ? tree_waits() : FOR_CORE;
  pace->own += own_part(pace, passed, used, waits);
  pace->time = time;
  pace->cpu = cpu;
  int computes = (cpu - pace->busy_cpu) * BUSY_SHARE > pace->own - pace->busy_own;
  if (computes || waits & FOR_DISK) pace_busy(pace);
}

/* Own time since the program was last seen computing. */
uint64_t pace_idle(const struct pace *pace) { return pace->own - pace->busy_own; }
