/*
 * Runs the runner at a higher priority than the programs it watches, so that a fork bomb cannot
 * starve it.
 */
#define _GNU_SOURCE
#include "priority.h"
#include "fail.h"
#include <sched.h>
#include <sys/resource.h>

#define NICE -10

enum { ORDINARY, REAL_TIME, NICE_FIRST };

static int current = ORDINARY, is_refused;

/*
 * Only root may do this. Real-time priority comes first: with autogroup, each session gets an equal
 * share of the processor, and niceness counts only within a session, so a bomb of a thousand
 * sessions would leave ours a thousandth. Short runs skip this: a bomb does little damage in a
 * millisecond, and the calls are not free.
 */
void priority_raise(void) {
  struct sched_param lowest = {.sched_priority = 1};
  if (current != ORDINARY || is_refused) return;
  if (sched_setscheduler(0, SCHED_RR, &lowest) == 0) current = REAL_TIME;
  else if (setpriority(PRIO_PROCESS, 0, NICE) == 0) current = NICE_FIRST;
  is_refused = current == ORDINARY;
}

/* Returns to ordinary priority, for starting programs and for work that is not urgent. */
void priority_drop(void) {
  struct sched_param none = {.sched_priority = 0};
  int failed = 0;
  if (current == REAL_TIME) failed = sched_setscheduler(0, SCHED_OTHER, &none);
  if (current == NICE_FIRST) failed = setpriority(PRIO_PROCESS, 0, 0);
  current = ORDINARY;
  if (failed) give_up("cannot lower the priority");
}

int priority_is_raised(void) { return current != ORDINARY; }

/* Whether this user may not raise the priority: then a fork bomb's must be lowered. */
int priority_is_refused(void) { return is_refused; }
