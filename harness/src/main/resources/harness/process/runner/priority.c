/*
 * The runner goes before the programs that it watches: a fork bomb must not keep it from its watch.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <sched.h>
#include <sys/resource.h>

#define NICE -10

enum { ORDINARY, REAL_TIME, NICE_FIRST };

static int current = ORDINARY, is_refused;

/*
 * Only root may. Where each session has a share of the processor of its own (autogroup), niceness
 * counts within a session only, and a bomb of a thousand sessions leaves ours a thousandth. Short
 * runs do without it: a bomb has done little in a millisecond, and the calls cost.
 */
void priority_raise(void) {
  struct sched_param lowest = {.sched_priority = 1};
  if (current != ORDINARY || is_refused) return;
  if (sched_setscheduler(0, SCHED_RR, &lowest) == 0) current = REAL_TIME;
  else if (setpriority(PRIO_PROCESS, 0, NICE) == 0) current = NICE_FIRST;
  is_refused = current == ORDINARY;
}

/* No more than others: programs start that way, and so does work of the runner that has time. */
void priority_drop(void) {
  struct sched_param none = {.sched_priority = 0};
  int failed = 0;
  if (current == REAL_TIME) failed = sched_setscheduler(0, SCHED_OTHER, &none);
  if (current == NICE_FIRST) failed = setpriority(PRIO_PROCESS, 0, 0);
  current = ORDINARY;
  if (failed) give_up("cannot lower the priority");
}

int priority_is_raised(void) { return current != ORDINARY; }
