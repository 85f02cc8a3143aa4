/* pace.c: the program's own time, in nanoseconds */
#ifndef PACE_H
#define PACE_H

#include <stdint.h>

struct pace {
  uint64_t time, own, cpu;     /* at the last look: elapsed time, the program's own part of it, CPU time */
  uint64_t busy_own, busy_cpu; /* own time and CPU time when the tree was last seen computing */
  uint64_t runner_cpu;         /* the runner's CPU time at the last look */
  uint64_t lost, most_lost;    /* time that was not the program's, and its maximum; 0: no maximum */
  int waited;                  /* whether the program waited for a core at the last look */
  uint64_t interval;           /* intended time from the last look to the next */
};
void pace_begin(struct pace *pace, uint64_t most_lost);
void pace_look(struct pace *pace, uint64_t time, uint64_t cpu);
void pace_busy(struct pace *pace);
uint64_t pace_idle(const struct pace *pace);

#endif
