/*
 * The runner goes before the programs that it watches: a fork bomb must not keep it from its watch.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <sched.h>
#include <sys/resource.h>

#define NICE -10

static int real_time, nice_first;

/*
 * Only root may. Where each session has a share of the processor of its own (autogroup), niceness
 * counts within a session only, and a bomb of a thousand sessions leaves ours a thousandth.
 */
void priority_raise(void) {
  struct sched_param lowest = {.sched_priority = 1};
  real_time = sched_setscheduler(0, SCHED_RR, &lowest) == 0;
  nice_first = !real_time && setpriority(PRIO_PROCESS, 0, NICE) == 0;
}

/* No more than others: of the program to be, and of the runner for work that has time. */
int priority_drop(void) {
  struct sched_param none = {.sched_priority = 0};
  if (real_time && sched_setscheduler(0, SCHED_OTHER, &none) != 0) return 0;
  return !nice_first || setpriority(PRIO_PROCESS, 0, 0) == 0;
}
