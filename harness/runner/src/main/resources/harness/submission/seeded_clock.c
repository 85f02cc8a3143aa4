/*
 * Linked into generators that ask the time, by which many seed their random numbers. The clock starts at a time
 * that the arguments determine: each case has a seed of its own, and the same one when it is drawn again. From
 * then on it runs as usual.
 */
#include <stdint.h>
#include <time.h>

#define EARLIEST 1000000000
#define SPAN 1000000000

#ifdef __cplusplus
extern "C" {
#endif

time_t __real_time(time_t *now);
time_t __wrap_time(time_t *now);

static time_t start, first;

/* Before the program's own constructors, in which it may ask the time. */
__attribute__((constructor(101))) static void set_clock(int count, char **arguments) {
  uint64_t hash = 14695981039346656037u; /* FNV-1a */
  for (int i = 1; i < count; i++) {
    const char *each = arguments[i];
    do {
      hash = (hash ^ (unsigned char)*each) * 1099511628211u;
    } while (*each++ != 0);
  }
  start = EARLIEST + (time_t)(hash % SPAN);
}

time_t __wrap_time(time_t *now) {
  time_t real = __real_time(0);
  if (first == 0) first = real;
  time_t seeded = start + (real - first);
  if (now != 0) *now = seeded;
  return seeded;
}

#ifdef __cplusplus
}
#endif
