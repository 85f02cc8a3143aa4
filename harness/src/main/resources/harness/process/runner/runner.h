/*
 * The runner: started once, inside the sandbox, it runs one program many times,
 * each time with its own input, limits and accounting.
 *
 *   runner [--keep] [--no-network] WORK-FOLDER PROGRAM [ARGUMENT...]
 *
 * It speaks frames (see frame.c) with the harness on its own standard input and
 * output, which the program never inherits. As process 1 of a PID namespace it
 * kills every process by one call; elsewhere it adopts orphans (subreaper) and
 * sweeps until none is left. It leaves when the harness closes its input.
 */
#ifndef RUNNER_H
#define RUNNER_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define MILLISECOND 1000000ull
#define SECOND 1000000000ull

/* Before the programs it watches, so that a fork bomb does not keep it from its watch. */
#define RUNNER_PRIORITY -10

/* Why a run ended; the numbers are the protocol's. */
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

/* What one run may use: nanoseconds, bytes and counts; 0 means no limit. The order is the protocol's. */
struct limits {
  uint64_t cpu, wall, idle;
  uint64_t memory, address_space, stack;
  uint64_t output, error_kept, file;
  uint64_t processes;
};
#define LIMITS 10

/* What one run used. The order is the protocol's. */
struct result {
  uint64_t cause, exit_code, signal;
  uint64_t cpu, wall, peak;
  uint64_t output, error;
  uint64_t processes, left_over;
};
#define RESULTS 10

/* How the program is started, the same for every run. */
struct program {
  const char *work;
  char **argv;
  int keep_work;
  int no_network;
};

/* frame.c */
void frames_open(void);
void frame_send(char type, const void *payload, size_t length);
void frame_send_result(const struct result *result);
int request_next(struct limits *limits);
int control_fd(void);
int stdin_pending(const unsigned char **data, size_t *length);
void stdin_consumed(size_t length);
int stdin_wants_more(void);
int stdin_ended(void);
int control_fill(void);

/* tree.c: the processes below the runner */
struct usage {
  uint64_t cpu;       /* nanoseconds, of the living */
  uint64_t resident;  /* bytes, of the largest living process */
  uint64_t processes; /* living */
  int runnable;       /* whether one of them computes or wants to */
};
void tree_open(void);
int tree_is_namespace(void);
struct usage tree_usage(size_t enough);
void tree_kill(pid_t leader);

/* child.c */
pid_t child_start(const struct program *program, const struct limits *limits, int in, int out,
                  int err, int *error);

/* folder.c */
void folder_empty(const char *path);

/* run.c */
pid_t run_leader(void);
void run_once(const struct program *program, const struct limits *limits, struct result *result);

uint64_t now(void);
void give_up(const char *what);

#endif
