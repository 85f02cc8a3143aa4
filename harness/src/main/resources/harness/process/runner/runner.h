/*
 * The runner. It starts once, inside the sandbox, and runs one program many
 * times, each time with its own input, limits and accounting.
 *
 *   runner [OPTION...] WORK-FOLDER PROGRAM [ARGUMENT...]
 *
 *   --keep           leave the working folder as each run leaves it
 *   --user UID       run the program as this user and group (requires a root runner)
 *   --no-network     forbid sockets
 *   --own-ipc        this runner has its own IPC namespace: allow System V IPC,
 *                    and clear it after each run
 *   --shared FOLDER  this runner's shared memory folder: empty it after each run
 *   --zygote COUNT   the last COUNT words are the zygote's command
 *   --lead, --follow each run talks with a run of another runner (the partner),
 *                    which follows or leads
 *
 *   runner --meet lead|follow SOCKET COMMAND [ARGUMENT...]
 *
 * connects the socket and executes the command, which must start a runner with
 * --lead or --follow; that runner inherits its end of the socket.
 *
 * The runner exchanges frames (see frame.c) with the harness over its standard
 * input and output, which the program never inherits. As process 1 of a PID
 * namespace it kills all processes with one call; otherwise it adopts orphans
 * (subreaper) and sweeps until none is left. It exits when the harness closes
 * its input.
 */
#ifndef RUNNER_H
#define RUNNER_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define MILLISECOND 1000000ull
#define SECOND 1000000000ull

/* How often the runner checks the program's usage; less often if a check takes long. */
#define TICK_MILLIS 5
#define TICK (TICK_MILLIS * MILLISECOND)

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

/* The limits of one run, in nanoseconds, bytes and counts; 0: no limit. In protocol order. */
struct limits {
  uint64_t cpu, wall, idle;
  uint64_t memory, address_space, stack;
  uint64_t output, error_kept, file;
  uint64_t processes;
};
#define LIMITS 10

/* The result of one run, in protocol order. */
struct result {
  uint64_t cause, exit_code, signal;
  uint64_t cpu, wall, peak;
  uint64_t output, error;
  uint64_t processes, left_over;
  uint64_t forked; /* whether the zygote forked the run */
};
#define RESULTS 11

/* How to start the program; only its last arguments differ between runs. */
struct program {
  const char *work;
  char **argv;
  size_t own_words; /* number of leading words of argv that are the same for every run */
  char **zygote;    /* the zygote's command; NULL: no zygote */
  int quick;        /* whether the zygote may fork this run */
  uint64_t given; /* number of files given to the run */
  int keep_work;
  int no_network;
  int own_ipc;
  const char *shared; /* NULL: none */
  uid_t user; /* and group; 0: same as the runner */
};

/* frame.c */
void frames_open(void);
int frames_await(void);
size_t frames_there(const unsigned char **data);
void frames_skip(size_t length);
void frame_send(char type, const void *payload, size_t length);
void frames_flush(void);
void frame_send_result(const struct result *result);
void frame_send_said(char side, uint64_t at, uint32_t length, const void *data, size_t kept);
void frame_send_talk(int partner_first, int partner_last, uint64_t bytes, uint64_t of_partner);
int frame_next(char *type, uint32_t *length);
size_t payload_next(const unsigned char **data, size_t most);
int payload_read(void *to, size_t length);
uint64_t number(const unsigned char *bytes, int count);
void input_begins(void);
int control_fd(void);
int stdin_pending(const unsigned char **data, size_t *length);
void stdin_consumed(size_t length);
int stdin_wants_more(void);
int stdin_ended(void);
int control_fill(void);

/* request.c: the inputs of one run and the files to send back */
size_t request_open(char **command);
int request_next(struct program *program, struct limits *limits);
void request_answer(const struct program *program);
void request_clear(struct program *program);
struct limits limits_from(const unsigned char *payload);
struct limits *limits_last(void);

/* tree.c: the descendants of the runner */
struct usage {
  uint64_t cpu;       /* nanoseconds, living processes only */
  uint64_t resident;  /* bytes, sum over living processes; a shared page counts for each of them */
  uint64_t processes; /* number of living processes */
};
/* Resources that threads of the tree wait for; a running thread counts as waiting for its core. */
enum waits { FOR_CORE = 1, FOR_DISK = 2 };
void tree_open(uid_t user);
ssize_t slurp(const char *path, char *text, size_t size);
int tree_is_namespace(void);
struct usage tree_usage(size_t enough);
uint64_t tree_clock(pid_t pid);
int tree_has_others(void);
void tree_serve(int zygote);
int tree_waits(void);
int tree_naps(void);
void tree_let_go(void);
void tree_hold_back(pid_t leader);
void tree_kill(pid_t leader);
uint64_t tree_threads_of_user(void);

/* memory.c: memory of the tree, in bytes */
uint64_t memory_files(const char *folder);
uint64_t memory_peak(pid_t pid);
uint64_t memory_outside_processes(const struct program *program);
uint64_t memory_of(uid_t user, const pid_t *processes, size_t count, uint64_t outside);
uint64_t tree_memory(uint64_t outside);

/* pace.c: the program's own time, in nanoseconds */
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

/* child.c */
#define ZYGOTE_CHANNEL 198
#define ZYGOTE_BELL 199
void child_prepare(const struct program *program);
/* The state that a process starts with. */
struct start {
  char **argv;
  int streams[3]; /* standard input, output and error */
  int channel;    /* to the zygote; -1: not a zygote */
  int bell;       /* makes the zygote fork */
};
pid_t child_start(const struct program *program, const struct start *start,
                  const struct limits *limits, int *error);

/* A zygote may use this many times a run's CPU limit: one that serves spends the time of all its runs. */
#define RUNS_OF_ZYGOTE 20

/* zygote.c: a process that has already started the program and forks for each run */
int zygote_ask(const struct program *program, const struct limits *limits, const int *streams);
pid_t zygote_answer(void);
pid_t zygote_process(void);
int zygote_is_alone(void);
int zygote_serves(void);
uint64_t zygote_earlier_cpu(void);
int zygote_said(int *status);
int zygote_channel(void);
int zygote_ask_series(const struct program *program, const struct limits *limits, const void *runs,
                      size_t length, size_t count);
ssize_t zygote_series(void *answer, size_t most, int millis);
void zygote_gone(void);
void zygote_died(void);
void zygote_end(void);

/* talk.c: runs that talk with a run of another runner */
#define TALK_CHANNEL 197
#define TALK_WAITS 5
struct pollfd;
int talk_meet(const char *role, const char *path, char **command);
void talk_open(int is_following);
int talk_leads(void);
int talk_follows(void);
void talk_begin(int in, int out);
void talk_join(int *streams);
void talk_tell_idle(uint64_t nanos);
int talk_partner_ended(void);
void talk_tell_ended(void);
void talk_waits(struct pollfd *waits);
uint64_t talk_serve(const struct pollfd *waits, int *moved);
uint64_t talk_look_at(void);
void talk_pass_end(void);
uint64_t talk_said(void);
void talk_finish(int was_ended, int was_late);

/* place.c: the processor that runs use */
#define ANY_PROCESSOR (-1)
void place_open(void);
void place_keep(int processor);
void place_zygote_started(void);
void place_zygote(pid_t zygote);
int place_is_kept(void);
void place_let_go(pid_t pid);

/* priority.c */
void priority_raise(void);
void priority_drop(void);
int priority_is_raised(void);
int priority_is_refused(void);

/* confine.c: operations forbidden to the program and its children */
void confine_capabilities(uid_t user);
void confine_calls(const struct program *program);

/* ipc.c */
uint64_t ipc_bytes(void);
int ipc_is_used(void);
void ipc_clear(uid_t user);

/* folder.c */
void folder_own(const struct program *program);
void folder_empty(const char *path);
int folder_stays(const struct program *program);
int folder_is_untouched(const struct program *program);

/* run.c */
pid_t run_leader(void);
void run_once(const struct program *program, const struct limits *limits, struct result *result);
struct rusage;
uint64_t nanos_of(const struct rusage *used);

/* series.c: runs that the zygote does without the runner's help */
int series_run(const struct program *program);
void series_paused(void);

/* main.c */
uint64_t now(void);
void end_all(void);
int leaves_nothing(void);
void clear(void);
void give_up(const char *what);

#endif
