/*
 * One run: feeds the input, forwards the output, checks the limits, kills the
 * whole tree, and adds up the resource usage reported by the operating system.
 */
#define _GNU_SOURCE
#include "run.h"
#include "child.h"
#include "clock.h"
#include "fail.h"
#include "frame.h"
#include "hidden.h"
#include "memory.h"
#include "namespace.h"
#include "pace.h"
#include "place.h"
#include "priority.h"
#include "talk.h"
#include "tree.h"
#include "zygote.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CHUNK (64 * 1024)
/* Shown of the end of a long standard error: exceptions come last there. */
#define ERROR_TAIL 512
/* A fork bomb has more processes than this. */
#define FEW 8
/* Checks take at most one part in LOOKS_SHARE of the time, unless the tick reaches MAX_TICK. */
#define LOOKS_SHARE 20
#define MAX_TICK (10 * TICK)
/* A program that ends sooner is not interrupted to collect its output; the pipes hold that. */
#define UNDISTURBED MILLISECOND
#define SIGNALS_AT_ONCE 4
/* Descriptors polled in every run: control, the three streams, signals and the zygote. */
#define POLLED 6
/* If processes end during a look, the shares of the others grow and the sum is too large: look again. */
#define MEMORY_LOOKS 4
/* To look through so many takes long; meanwhile a program could close them, or end. */
#define MANY_DESCRIPTORS 1024
/* A busy machine may take up to LOST_SHARE times the wall-time limit from a program. */
#define LOST_SHARE 20

/* The looks stand for this much more CPU time than the sum only if the kernel has forgotten some. */
#define FORGOTTEN_SHARE 4
#define FORGOTTEN (100 * MILLISECOND)
/* If it is less than this, the page faults have not been forgotten either. */
#define LITTLE_TIME (30 * MILLISECOND)

struct run {
  const struct program *program;
  const struct limits *limits;
  struct result *result;
  pid_t child;   /* 0: not yet known, or none */
  int asked;     /* the zygote was asked to fork, and its answer has not been read yet */
  int in_zygote; /* the zygote is the child: it does the run itself */
  int no_report; /* it will not report how the run ended */
  int in, out, err, ended; /* our ends of the program's streams; a signalfd for ended children */
  int theirs[3];           /* the program's ends, until the program is known to have them */
  uint64_t fed;            /* input bytes given to the program */
  int status, main_ended;
  int alone; /* no descendant is alive, except perhaps a zygote that is not the run */
  int broken; /* a limit was exceeded, or the cause of the end is otherwise known */
  int killed; /* all descendants were: a zygote that is still there is about to end, too */
  uint64_t started, next_tick, next_sign_of_life;
  uint64_t uncounted;   /* time waiting for the harness */
  uint64_t reaped_cpu; /* nanoseconds, of reaped processes */
  uint64_t reaped_faults; /* page faults, of reaped processes */
  uint64_t sampled_cpu; /* nanoseconds of CPU time that the looks stand for */
  uint64_t earlier_cpu; /* nanoseconds of CPU time spent before this run */
  uint64_t partner_idle; /* nanoseconds the partner has idled that may match this program's idling */
  /* Nanoseconds of idling that do not count because the partner was busy: in all, in this pause. */
  uint64_t idle_for_partner, idle_for_partner_now;
  struct pace pace;
  int let_go; /* number of times the run was released to use every processor */
};

static void break_limit(struct run *run, enum cause cause) {
  if (run->broken) return;
  run->broken = 1;
  run->result->cause = cause;
}

/* Whether the run was ended by a time limit. */
static int is_late(const struct run *run) {
  uint64_t cause = run->result->cause;
  return run->broken &&
         (cause == CAUSE_CPU_TIME || cause == CAUSE_WALL_TIME || cause == CAUSE_IDLE);
}

static void close_stream(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

static void open_pipe(int ends[2], int ours) {
  create_pipe(ends);
  fcntl(ends[ours], F_SETFL, O_NONBLOCK);
}

/* Signals handled during a run. Between runs no program is alive, and SIGTERM ends the runner at once. */
static sigset_t noted(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  /* If blocked, it could be sent to process 1 from inside; that runner is killed with its namespace. */
  if (!has_namespace()) sigaddset(&set, SIGTERM);
  return set;
}

static int open_signals(void) {
  sigset_t set = noted();
  int fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  if (fd < 0) give_up("cannot create a signal descriptor");
  return fd;
}

/* Writes as much of the buffered input as the program accepts now. */
static void feed(struct run *run) {
  const unsigned char *data;
  size_t length;
  while (run->in >= 0 && stdin_pending(&data, &length)) {
    ssize_t written = write(run->in, data, length);
    if (written < 0 && errno == EAGAIN) return;
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) close_stream(&run->in);
    if (written < 0) continue;
    stdin_consumed((size_t)written);
    run->fed += (uint64_t)written;
  }
  /* The program no longer reads: drop the remaining input, so that the harness does not block. */
  while (run->in < 0 && stdin_pending(&data, &length)) stdin_consumed(length);
  if (run->in >= 0 && stdin_ended()) close_stream(&run->in);
}

static void close_theirs(struct run *run) {
  for (int i = 0; i < 3; i++) {
    close_stream(&run->theirs[i]);
  }
}

static void start_plainly(struct run *run) {
  const int *streams = run->theirs;
  const struct start start = {run->program->argv, {streams[0], streams[1], streams[2]}, -1, -1, zygote_process()};
  int error = 0;
  run->result->forked = 0;
  priority_drop();
  run->child = child_start(run->program, &start, run->limits, &error);
  close_theirs(run);
  if (error == 0) return;
  const char *message = strerror(error);
  frame_send('E', message, strlen(message));
  break_limit(run, CAUSE_NOT_STARTED);
}

static int holds(int fd, uint64_t bytes) {
  int there;
  return ioctl(fd, FIONREAD, &there) == 0 && (uint64_t)there == bytes;
}

/*
 * Reads which process the zygote has forked. This happens only when it matters, because waiting for
 * the answer takes as long as the fork. If the zygote forked nothing, starts the program plainly.
 */
static void learn_child(struct run *run) {
  if (!run->asked) return;
  uint64_t before = now();
  run->asked = 0;
  run->child = zygote_answer();
  if (run->child > 0) {
    close_theirs(run);
  } else if (!run->broken && holds(run->theirs[0], run->fed) && holds(run->out, 0) && holds(run->err, 0)) {
    start_plainly(run);
    run->uncounted += now() - before;
  } else { /* a run had begun and was killed: repeating it plainly will show the result */
    run->status = SIGKILL;
    run->main_ended = 1;
  }
  tree_lead(run->child);
}

/* Starts the run's clock now, so that the zygote's own start and its earlier runs do not count. */
static void start_in_zygote(struct run *run) {
  uint64_t time = now();
  run->asked = 0;
  run->in_zygote = 1;
  run->child = zygote_process();
  run->earlier_cpu = zygote_earlier_cpu();
  tree_include_zygote(1);
  tree_know(run->child, run->earlier_cpu);
  run->started = time;
  run->next_tick = time + TICK;
  run->next_sign_of_life = time + SECOND;
  close_theirs(run);
}

/*
 * Opens a pipe for one of the program's outputs and returns our end. It is a new one for each run:
 * whatever a program does to its pipes (flags, size, owner, signal, times, locks) ends with them.
 */
static int open_outlet(struct run *run, int stream) {
  int ends[2];
  open_pipe(ends, 0);
  run->theirs[stream] = ends[1];
  return ends[0];
}

static void open_streams(struct run *run) {
  int in[2], out[2];
  if (talk_follows()) {
    talk_join(run->theirs);
    return;
  }
  open_pipe(in, 1);
  run->theirs[0] = in[0];
  if (talk_leads()) {
    open_pipe(out, 0);
    run->theirs[1] = out[1];
    talk_begin(in[1], out[0]);
    return;
  }
  run->in = in[1];
  run->out = open_outlet(run, 1);
  feed(run); /* input that is already here, so that the program need not wait for it */
}

static void start(struct run *run) {
  open_streams(run);
  run->err = open_outlet(run, 2);
  run->asked = run->program->quick && zygote_ask(run->program, run->limits, run->theirs);
  run->result->forked = (uint64_t)run->asked;
  if (!run->asked) start_plainly(run);
  else if (zygote_runs_in_place()) start_in_zygote(run);
  tree_lead(run->child);
}

/* Forwards output up to the limit; one byte more exceeds it. 0 if nothing is available now. */
static int take_output(struct run *run) {
  static char data[CHUNK];
  ssize_t got = read(run->out, data, sizeof data);
  if (got < 0) return errno == EINTR;
  if (got == 0) {
    close_stream(&run->out);
    return 0;
  }
  uint64_t limit = run->limits->output, before = run->result->output;
  uint64_t room = limit == 0 ? CHUNK : limit > before ? limit - before : 0;
  uint64_t kept = (uint64_t)got < room ? (uint64_t)got : room;
  uint64_t asked = now();
  if (kept > 0) frame_send('O', data, kept);
  run->uncounted += now() - asked;
  run->result->output += (uint64_t)got;
  if (kept < (uint64_t)got) {
    break_limit(run, CAUSE_OUTPUT_SIZE);
    return 0;
  }
  return 1;
}

/* The last bytes of standard error that were not forwarded. */
static char error_tail[ERROR_TAIL];
static size_t error_tail_length;

static void keep_error_tail(const char *data, size_t length) {
  size_t added = length < ERROR_TAIL ? length : ERROR_TAIL;
  size_t old = error_tail_length < ERROR_TAIL - added ? error_tail_length : ERROR_TAIL - added;
  memmove(error_tail, error_tail + error_tail_length - old, old);
  memcpy(error_tail + old, data + length - added, added);
  error_tail_length = old + added;
}

static void send_error_tail(void) {
  if (error_tail_length > 0) frame_send('E', error_tail, error_tail_length);
  error_tail_length = 0;
}

/* Forwards the first bytes of standard error and keeps the last ones; discards the rest. */
static int take_error(struct run *run) {
  static char data[CHUNK];
  ssize_t got = read(run->err, data, sizeof data);
  if (got < 0) return errno == EINTR;
  if (got == 0) {
    close_stream(&run->err);
    return 0;
  }
  uint64_t limit = run->limits->error_kept, before = run->result->error;
  uint64_t room = limit > before ? limit - before : 0;
  uint64_t kept = (uint64_t)got < room ? (uint64_t)got : room;
  if (kept > 0) frame_send('E', data, kept);
  keep_error_tail(data + kept, (size_t)got - kept);
  run->result->error += (uint64_t)got;
  return 1;
}

/* The CPU time of what is reaped and what lives. */
static uint64_t known_cpu(const struct run *run, uint64_t of_living) {
  uint64_t all = run->reaped_cpu + of_living;
  return all > run->earlier_cpu ? all - run->earlier_cpu : 0;
}

/*
 * The run's CPU time. What is known is all, unless the program makes the kernel forget the time of its
 * children. Then the looks stand for far more.
 */
static uint64_t cpu_with(const struct run *run, uint64_t of_living) {
  uint64_t sum = known_cpu(run, of_living);
  return run->sampled_cpu > sum + sum / FORGOTTEN_SHARE + FORGOTTEN ? run->sampled_cpu : sum;
}

/* Reads the report of a zygote that does the run itself: the run is over, and the zygote lives on. */
static void read_report(struct run *run) {
  if (!zygote_report(&run->status)) {
    run->no_report = 1; /* it is gone, or has executed something else */
    return;
  }
  run->main_ended = 1;
  run->reaped_cpu += tree_clock(run->child);
  uint64_t peak = memory_peak(run->child);
  if (peak > run->result->peak) run->result->peak = peak;
}

static void account(struct run *run, pid_t pid, int status, const struct rusage *used) {
  int is_zygote = pid == zygote_process();
  learn_child(run);
  if (is_zygote) {
    int is_run = run->in_zygote && !run->main_ended;
    if (is_run && !zygote_report(&status)) zygote_died(); /* otherwise it ended after its run */
    zygote_gone();
    if (!is_run) return;
  }
  uint64_t peak = (uint64_t)used->ru_maxrss * 1024;
  run->reaped_cpu += nanos_of(used);
  run->reaped_faults += (uint64_t)used->ru_minflt;
  if (peak > run->result->peak) run->result->peak = peak;
  if (pid == run->child) {
    run->status = status;
    run->main_ended = 1;
  } else if (run->main_ended || run->broken) {
    run->result->left_over++;
  }
}

/* Says now and then that the runner is alive: the harness ends one that falls silent. */
static void give_sign_of_life(struct run *run, uint64_t time) {
  if (time < run->next_sign_of_life) return;
  frame_send('T', NULL, 0);
  frames_flush();
  run->next_sign_of_life = time + SECOND;
}

/* Reaps and accounts for ended processes. Returns whether any process of the run is still alive. */
static int reap_all(struct run *run, int options) {
  int status;
  struct rusage used;
  for (;;) {
    pid_t pid = wait4(-1, &status, options, &used);
    if (pid < 0 && errno == EINTR) continue;
    if (pid <= 0) return !(run->alone = pid < 0);
    account(run, pid, status, &used);
    if (run->result->processes > FEW) give_sign_of_life(run, now()); /* the dead may be many */
    if (pid == run->child && !run->in_zygote && !run->killed && zygote_is_alone()) return !(run->alone = 1);
  }
}

/*
 * Goes on at ordinary priority, to reap processes or to read about them in /proc. To drop a process's
 * entries there, the kernel loops until others that are dropping them finish, and a dying thread that
 * we have preempted would never finish. If there are many processes, keeps the priority: they might
 * starve us. Returns whether the priority is to be raised again.
 */
static int step_back(const struct run *run) {
  if (run->result->processes > FEW || !priority_is_raised()) return 0;
  priority_drop();
  return 1;
}

static int reap(struct run *run, int options) {
  int stepped_back = step_back(run);
  int lives = reap_all(run, options);
  if (stepped_back) priority_raise();
  return lives;
}

/* Counts the living processes. Zombies are found but do not count, so looks at up to twice the limit. */
static struct usage check_processes(struct run *run) {
  uint64_t limit = run->limits->processes;
  int stepped_back = step_back(run);
  struct usage usage = tree_usage(limit > 0 ? 2 * limit : SIZE_MAX);
  if (stepped_back) priority_raise();
  run->sampled_cpu += usage.sampled;
  if (usage.processes > run->result->processes) run->result->processes = usage.processes;
  if (limit > 0 && usage.processes > limit) break_limit(run, CAUSE_PROCESS_LIMIT);
  return usage;
}

static void end_tree(struct run *run) {
  /* No orphan escapes the runner: every living process descends from one of its children. */
  if (run->in_zygote && !run->broken && zygote_runs_in_place() && !tree_has_others()) return;
  if (run->alone || !reap(run, WNOHANG)) return;
  check_processes(run); /* more may have come since the last look */
  run->killed = 1;
  if (has_namespace()) {
    tree_kill();
    reap(run, 0);
    return;
  }
  struct timespec pause = {0, 200000};
  for (int sweeps = 0; reap(run, WNOHANG); sweeps++) {
    tree_kill();
    give_sign_of_life(run, now());
    if (sweeps > 5) nanosleep(&pause, NULL);
  }
}

/*
 * The program need not compute while its partner computes or waits for a core. So its idling counts
 * only while the partner idles too.
 */
static void share_idling(struct run *run, uint64_t idled) {
  talk_tell_idle(idled);
  if (talk_partner_ended()) return;
  uint64_t shared = idled < run->partner_idle ? idled : run->partner_idle;
  run->partner_idle = idled == 0 ? 0 : run->partner_idle - shared;
  run->idle_for_partner += idled - shared;
  run->idle_for_partner_now += idled - shared;
}

/*
 * A program that computes for half of the time between two looks is not a short run: lets it use
 * every processor. Does so at two looks, to reach new threads.
 */
static void check_place(struct run *run, uint64_t cpu) {
  if (!run->result->forked || run->in_zygote || run->let_go == 2 || !place_is_kept()) return;
  if (run->let_go == 0 && cpu < run->pace.cpu + run->pace.interval / 2) return;
  tree_let_go();
  run->let_go++;
}

/* Checks the time limits on the program's own clock, which distinguishes idling from computing. */
static void check_time(struct run *run, uint64_t time, uint64_t cpu) {
  const struct limits *limits = run->limits;
  if (limits->cpu > 0 && cpu > limits->cpu) break_limit(run, CAUSE_CPU_TIME);
  uint64_t before = pace_idle(&run->pace);
  pace_look(&run->pace, time - run->started - run->uncounted, cpu);
  if (run->in >= 0 && stdin_wants_more()) pace_busy(&run->pace);
  uint64_t idle = pace_idle(&run->pace);
  if (before == 0 || idle < before) run->idle_for_partner_now = 0;
  if (talk_leads() || talk_follows()) share_idling(run, idle > before ? idle - before : 0);
  if (limits->idle > 0 && idle > run->idle_for_partner_now + limits->idle) break_limit(run, CAUSE_IDLE);
  if (limits->wall > 0 && run->pace.own > run->idle_for_partner + limits->wall) break_limit(run, CAUSE_WALL_TIME);
}

/* By how much the machine's shared memory has grown, as far as it may be the program's. */
static uint64_t shared_growth(const struct run *run, const struct usage *usage) {
  int is_known = run->sampled_cpu <= known_cpu(run, usage->cpu) + LITTLE_TIME;
  return hidden_growth(is_known ? run->reaped_faults + usage->faults : UINT32_MAX);
}

/* Looks up the stack if it may be large: whether it has overflowed cannot be found out afterwards. */
static void look_at_stack(struct run *run, const struct usage *usage) {
  if (run->limits->stack == 0 || usage->resident < run->limits->stack / 2 || run->child <= 0) return;
  if (usage->processes > FEW) return; /* see check_memory */
  uint64_t stack = memory_stack(run->child);
  if (stack > run->result->stack) run->result->stack = stack;
}

/* The memory of the tree and its buffers. If processes end meanwhile, it may be too large: looks again. */
static uint64_t exact_memory(const struct usage *usage, uint64_t outside, uint64_t growth, uint64_t enough) {
  uint64_t buffers = usage->descriptors > 0 ? tree_buffers(usage, enough) : 0, held = UINT64_MAX;
  uint64_t roughly = usage->resident + outside + growth + buffers;
  if (roughly <= enough) return usage->processes > 1 ? outside + buffers : roughly;
  for (int looks = 0; held > enough && looks < MEMORY_LOOKS; looks++) {
    uint64_t shared_out = tree_memory(outside, growth) + buffers;
    if (shared_out < held) held = shared_out;
  }
  return held;
}

/*
 * Checks the whole tree's memory. The exact sum is computed only if the limit may be exceeded. To look
 * at a process that forks, the kernel waits until it has forked. If hundreds of others keep it from the
 * processor, that takes seconds, and meanwhile a fork bomb grows: so many processes are stopped first.
 */
static void check_memory(struct run *run, const struct usage *usage) {
  uint64_t limit = run->limits->memory;
  uint64_t outside = memory_outside_processes(run->program);
  uint64_t held = usage->resident + outside;
  uint64_t growth = usage->processes > 0 ? shared_growth(run, usage) : 0;
  if (limit > 0 && held + growth + hidden_at_most(usage->descriptors) > limit) {
    int is_long = usage->descriptors > MANY_DESCRIPTORS || usage->processes > FEW;
    uint64_t before = now();
    if (is_long) tree_pause();
    held = exact_memory(usage, outside, growth, limit);
    if (is_long) tree_resume();
    if (is_long) run->uncounted += now() - before;
  } else if (run->result->processes > 1) {
    held = outside; /* the sum may count pages twice */
  }
  if (held > run->result->peak) run->result->peak = held;
  if (limit > 0 && held > limit) break_limit(run, CAUSE_MEMORY);
}

static void check_limits(struct run *run, uint64_t time) {
  int stepped_back = step_back(run);
  struct usage usage = check_processes(run);
  if (stepped_back && usage.processes > FEW) {
    priority_raise();
    stepped_back = 0;
  }
  uint64_t cpu = cpu_with(run, usage.cpu);
  if (usage.processes > FEW && priority_is_refused()) tree_hold_back(run->in_zygote ? 0 : run->child);
  look_at_stack(run, &usage);
  uint64_t uncounted = run->uncounted;
  check_memory(run, &usage);
  check_place(run, cpu);
  check_time(run, time + (run->uncounted - uncounted), cpu);
  if (stepped_back) priority_raise();
}

static uint64_t between(uint64_t least, uint64_t value, uint64_t most) {
  return value < least ? least : value > most ? most : value;
}

/* An interval that the program cannot foresee: up to a quarter shorter or longer. */
static uint64_t varied(uint64_t interval) {
  static uint64_t state;
  if (state == 0 && getrandom(&state, sizeof state, GRND_NONBLOCK) != sizeof state) state = now() | 1;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return interval - interval / 4 + state % (interval / 2);
}

static void tick(struct run *run) {
  if (now() >= run->next_tick) learn_child(run); /* may take time that is not the program's */
  uint64_t time = now();
  if (time >= run->next_tick) {
    check_limits(run, time);
    frames_flush();
    run->pace.interval = varied(between(TICK, LOOKS_SHARE * (now() - time), MAX_TICK));
    run->next_tick = now() + run->pace.interval;
  }
  give_sign_of_life(run, time);
}

static void terminated(void) { give_up("terminated by SIGTERM"); }

static void take_signals(struct run *run) {
  struct signalfd_siginfo signals[SIGNALS_AT_ONCE];
  ssize_t got;
  do {
    got = read(run->ended, signals, sizeof signals);
    for (ssize_t i = 0; i < got / (ssize_t)sizeof *signals; i++) {
      if (signals[i].ssi_signo == SIGTERM) terminated();
    }
  } while (got == sizeof signals);
}

/* Forwards messages between the two programs. */
static void forward_talk(struct run *run, const struct pollfd *waits) {
  int moved;
  run->partner_idle += talk_forward(waits, &moved);
  if (!talk_leads()) return;
  if (moved) {
    pace_busy(&run->pace);
    run->partner_idle = 0;
  }
  run->result->output = talk_said();
  uint64_t limit = run->limits->output;
  if (limit > 0 && run->result->output > limit) break_limit(run, CAUSE_OUTPUT_SIZE);
  talk_pass_end();
}

static struct timespec patience_of(uint64_t nanos) {
  return (struct timespec){(time_t)(nanos / SECOND), (long)(nanos % SECOND)};
}

/* Waits until the program ends, or until a time: cheaper than wait_and_handle, but handles nothing else. */
static void await_end(struct run *run, uint64_t nanos) {
  sigset_t set = noted();
  struct timespec patience = patience_of(nanos);
  int signal = sigtimedwait(&set, NULL, &patience);
  if (signal == SIGTERM) terminated();
  if (signal == SIGCHLD) reap(run, WNOHANG);
}

/* Waits for the program, the harness or the next tick, and handles whatever is ready. */
static void wait_and_handle(struct run *run) {
  int wants = run->in >= 0 ? stdin_wants_more() : !stdin_ended();
  int talks = talk_leads() || talk_follows();
  uint64_t before = now(), listen = run->started + UNDISTURBED;
  int early = before < listen;
  if (early && !wants && run->in < 0 && !run->in_zygote && !talks) {
    await_end(run, listen - before);
    return;
  }
  if (!early) priority_raise();
  struct pollfd fds[POLLED + TALK_WAITS] = {{control_fd(), (short)(wants ? POLLIN : 0), 0},
                                             {wants ? -1 : run->in, POLLOUT, 0},
                                             {early ? -1 : run->out, POLLIN, 0},
                                             {early ? -1 : run->err, POLLIN, 0},
                                             {run->ended, POLLIN, 0},
                                             {run->in_zygote && !run->no_report ? zygote_channel() : -1, POLLIN, 0}};
  uint64_t until = early ? listen : run->next_tick, look = talk_leads() ? talk_look_at() : 0;
  if (look > 0 && look < until) until = look;
  if (talks) talk_waits(fds + POLLED);
  struct timespec patience = patience_of(until > before ? until - before : 0);
  ppoll(fds, talks ? POLLED + TALK_WAITS : POLLED, &patience, NULL);
  if (wants && run->in >= 0) run->uncounted += now() - before;
  if (fds[0].revents & POLLIN) {
    if (!control_fill()) give_up("the harness is gone");
  } else if (fds[0].revents) {
    give_up("the harness is gone");
  }
  if (fds[1].revents & (POLLERR | POLLHUP)) close_stream(&run->in);
  if (fds[2].revents) take_output(run);
  if (fds[3].revents) take_error(run);
  if (fds[5].revents) read_report(run);
  if (fds[4].revents) {
    take_signals(run);
    reap(run, WNOHANG);
  }
  if (talks && !run->main_ended) forward_talk(run, fds + POLLED);
}

static void conclude(struct run *run) {
  struct result *result = run->result;
  const struct limits *limits = run->limits;
  result->cpu = cpu_with(run, 0);
  const struct usage none = {0};
  check_memory(run, &none);
  if (limits->cpu > 0 && result->cpu > limits->cpu) break_limit(run, CAUSE_CPU_TIME);
  if (limits->memory > 0 && result->peak > limits->memory) break_limit(run, CAUSE_MEMORY);
  if (WIFEXITED(run->status)) {
    result->exit_code = (uint64_t)WEXITSTATUS(run->status);
    break_limit(run, CAUSE_EXIT);
    return;
  }
  result->signal = (uint64_t)WTERMSIG(run->status);
  if (result->signal == SIGXFSZ && limits->file > 0) break_limit(run, CAUSE_OUTPUT_SIZE);
  if (result->signal == SIGSYS) break_limit(run, CAUSE_SANDBOX_VIOLATION);
  break_limit(run, CAUSE_SIGNAL);
}

void run_once(const struct program *program, const struct limits *limits, struct result *result) {
  static int signals = -1;
  sigset_t set = noted(), before;
  /* In a namespace, the only one is SIGCHLD, which may stay blocked. */
  if (signals < 0 || !has_namespace()) sigprocmask(SIG_BLOCK, &set, &before);
  if (signals < 0) signals = open_signals();
  uint64_t time = now();
  struct run run = {.program = program, .limits = limits, .result = result, .in = -1, .out = -1, .err = -1,
                    .theirs = {-1, -1, -1}, .ended = signals, .started = time,
                    .next_tick = time + TICK, .next_sign_of_life = time + SECOND};
  pace_begin(&run.pace, LOST_SHARE * limits->wall);
  tree_begin();
  hidden_begin();
  start(&run);
  while (!run.main_ended && !run.broken) {
    feed(&run);
    wait_and_handle(&run);
    if (!run.main_ended && !run.broken) tick(&run);
  }
  result->wall = now() - run.started;
  end_tree(&run);
  if (talk_leads() || talk_follows()) talk_tell_ended();
  if (talk_leads()) talk_finish(run.broken, is_late(&run));
  priority_drop();
  tree_lead(0);
  tree_include_zygote(0);
  while (run.out >= 0 && take_output(&run)) {
  }
  while (run.err >= 0 && take_error(&run)) {
  }
  send_error_tail();
  if (result->processes == 0) result->processes = 1;
  close_stream(&run.in);
  close_stream(&run.out);
  close_stream(&run.err);
  close_theirs(&run);
  if (result->cause != CAUSE_NOT_STARTED) conclude(&run);
  if (!has_namespace()) sigprocmask(SIG_SETMASK, &before, NULL);
}
