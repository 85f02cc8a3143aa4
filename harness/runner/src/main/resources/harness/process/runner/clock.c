/* Times, in nanoseconds. */
#define _GNU_SOURCE
#include "clock.h"
#include <sys/resource.h>
#include <time.h>

uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

/* The CPU time of an ended process. */
uint64_t nanos_of(const struct rusage *used) {
  return ((uint64_t)used->ru_utime.tv_sec + (uint64_t)used->ru_stime.tv_sec) * SECOND +
         ((uint64_t)used->ru_utime.tv_usec + (uint64_t)used->ru_stime.tv_usec) * 1000;
}
