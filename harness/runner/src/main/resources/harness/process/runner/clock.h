/* clock.c: times, in nanoseconds */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

#define MILLISECOND 1000000ull
#define SECOND 1000000000ull

/* How often the runner checks the program's usage, roughly; less often if a check takes long. */
#define TICK_MILLIS 5
#define TICK (TICK_MILLIS * MILLISECOND)

struct rusage;

/* Time since some moment in the past. */
uint64_t now(void);
uint64_t nanos_of(const struct rusage *used);

#endif
