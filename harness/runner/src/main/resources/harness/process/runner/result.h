/* What became of a run. */
#ifndef RESULT_H
#define RESULT_H

#include <stdint.h>

/* Why a run ended. The protocol uses these numbers. */
enum cause {
  CAUSE_EXIT,
  CAUSE_SIGNAL,
  CAUSE_CPU_TIME,
  CAUSE_WALL_TIME,
  CAUSE_IDLE,
  CAUSE_MEMORY,
  CAUSE_OUTPUT_SIZE,
  CAUSE_PROCESS_LIMIT,
  CAUSE_SANDBOX_VIOLATION,
  CAUSE_NOT_STARTED
};

/* The result of one run, in protocol order. */
struct result {
  uint64_t cause, exit_code, signal;
  uint64_t cpu, wall, peak;
  uint64_t output, error;
  uint64_t processes, left_over;
  uint64_t forked; /* whether the zygote forked the run */
  uint64_t stack; /* the largest stack of the main process seen, in bytes; small ones are not looked up */
};
#define RESULTS 12

#endif
