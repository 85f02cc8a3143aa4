/*
 * One run: feeds the input, forwards the output, checks the limits, kills the
 * whole tree, and adds up the resource usage reported by the operating system.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
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
/* Checks take at most one part in LOOKS_SHARE of the time, unless the tick reaches LONGEST_TICK. */
#define LOOKS_SHARE 20
#define LONGEST_TICK (10 * TICK)
/* A program that ends sooner is not interrupted to collect its output; the pipes hold that. */
#define UNDISTURBED MILLISECOND
#define SIGNALS_AT_ONCE 4
/* Descriptors polled in every run: control, the three streams, signals and the zygote. */
#define STREAMS 6
/* If processes end during a look, the shares of the others grow and the sum is too large: look again. */
#define MEMORY_LOOKS 4
/* A busy machine may take up to LOST_SHARE times the wall-time limit from a program. */
#define LOST_SHARE 20

/* A pipe for program output. Each run drains it, so that the next run can reuse it. */
struct outlet {
  int ours, theirs; /* -1: closed */
};

struct run {
  const struct program *program;
  const struct limits *limits;
  struct result *result;
  pid_t child;  /* 0: not yet known, or none */
  int asked;    /* the zygote was asked to fork, and its answer has not been read yet */
  int served;   /* the zygote is the child: it does the run itself */
  int deaf;     /* the serving zygote will not report how the run ended */
  int in, out, err, ended; /* our ends of the program's streams; a signalfd for ended children */
  int theirs[3];           /* the program's ends, until the program is known to have them */
  int kept[3];             /* which of these are outlets and stay open */
  int emptied[3];          /* which of these were found empty at the last look */
  uint64_t fed;            /* input bytes given to the program */
  int status, main_ended;
  int alone; /* no descendant is alive, except perhaps a zygote that does not serve */
  int broken; /* a limit was exceeded, or the cause of the end is otherwise known */
  uint64_t started, excused, next_tick, next_sign_of_life; /* excused: time waiting for the harness */
  uint64_t reaped_cpu; /* nanoseconds, of reaped processes */
  uint64_t earlier_cpu; /* nanoseconds of CPU time spent before this run */
  uint64_t partner_idle; /* nanoseconds the partner has idled that may match this program's idling */
  uint64_t spared, spared_now; /* nanoseconds of idling excused by a busy partner: in all, in this pause */
  struct pace pace;
  int let_go; /* number of times the run was released to use every processor */
};

/* The process group of the current program. One call kills it, and no fork can outrun that. */
static pid_t leader;

pid_t run_leader(void) { return leader; }

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
  if (pipe2(ends, O_CLOEXEC) != 0) give_up("cannot create a pipe");
  fcntl(ends[ours], F_SETFL, O_NONBLOCK);
}

/* Signals handled during a run. Between runs no program is alive, and SIGTERM ends the runner at once. */
static sigset_t noted(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  /* If blocked, it could be sent to process 1 from inside; that runner is killed with its namespace. */
  if (!tree_is_namespace()) sigaddset(&set, SIGTERM);
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
    if (!run->kept[i]) close_stream(&run->theirs[i]);
    run->theirs[i] = -1;
  }
}

static void start_plainly(struct run *run) {
  const int *streams = run->theirs;
  const struct start start = {run->program->argv, {streams[0], streams[1], streams[2]}, -1, -1};
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
    run->excused += now() - before;
  } else { /* a run had begun and was killed: repeating it plainly will show the result */
    run->status = SIGKILL;
    run->main_ended = 1;
  }
  leader = run->child;
}

/* Starts the run's clock now, so that the zygote's own start and its earlier runs do not count. */
static void be_served(struct run *run) {
  uint64_t time = now();
  run->asked = 0;
  run->served = 1;
  run->child = zygote_process();
  run->earlier_cpu = zygote_earlier_cpu();
  run->started = time;
  run->next_tick = time + TICK;
  run->next_sign_of_life = time + SECOND;
  close_theirs(run);
  tree_serve(1);
}

static struct outlet outlets[3] = {{-1, -1}, {-1, -1}, {-1, -1}};

/* Opens or reuses the outlet for one of the program's streams. Returns our end. */
static int open_outlet(struct run *run, int stream) {
  struct outlet *outlet = &outlets[stream];
  if (outlet->ours < 0) {
    int ends[2];
    open_pipe(ends, 0);
    outlet->ours = ends[0];
    outlet->theirs = ends[1];
  } else {
    fcntl(outlet->theirs, F_SETFL, 0); /* the last program may have made it non-blocking */
  }
  run->theirs[stream] = outlet->theirs;
  run->kept[stream] = 1;
  return outlet->ours;
}

/* Closes an outlet unless the next run can reuse it, that is, it is empty and has no living writer. */
static void leave_outlet(struct run *run, int stream) {
  struct outlet *outlet = &outlets[stream];
  if (!run->kept[stream] || (!run->served && run->emptied[stream])) return;
  close_stream(&outlet->ours);
  close_stream(&outlet->theirs);
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
  else if (zygote_serves()) be_served(run);
  leader = run->child;
}

/* Forwards output up to the limit; one byte more exceeds it. 0 if nothing is available now. */
static int take_output(struct run *run) {
  static char data[CHUNK];
  ssize_t got = read(run->out, data, sizeof data);
  run->emptied[1] = got < 0 && errno == EAGAIN;
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
  run->excused += now() - asked;
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
  run->emptied[2] = got < 0 && errno == EAGAIN;
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

static uint64_t cpu_with(const struct run *run, uint64_t of_living) {
  uint64_t all = run->reaped_cpu + of_living;
  return all > run->earlier_cpu ? all - run->earlier_cpu : 0;
}

/* Reads the serving zygote's report that its run is over; the zygote lives on. */
static void hear(struct run *run) {
  if (!zygote_said(&run->status)) {
    run->deaf = 1; /* it is gone, or has executed something else */
    return;
  }
  run->main_ended = 1;
  run->reaped_cpu += tree_clock(run->child);
  uint64_t peak = memory_peak(run->child);
  if (peak > run->result->peak) run->result->peak = peak;
}

/* The CPU time of an ended process. */
uint64_t nanos_of(const struct rusage *used) {
  return ((uint64_t)used->ru_utime.tv_sec + (uint64_t)used->ru_stime.tv_sec) * SECOND +
         ((uint64_t)used->ru_utime.tv_usec + (uint64_t)used->ru_stime.tv_usec) * 1000;
}

static void account(struct run *run, pid_t pid, int status, const struct rusage *used) {
  int is_zygote = pid == zygote_process();
  learn_child(run);
  if (is_zygote) {
    int is_run = run->served && !run->main_ended;
    if (is_run && !zygote_said(&status)) zygote_died(); /* otherwise it ended after its run */
    zygote_gone();
    if (!is_run) return;
  }
  uint64_t peak = (uint64_t)used->ru_maxrss * 1024;
  run->reaped_cpu += nanos_of(used);
  if (peak > run->result->peak) run->result->peak = peak;
  if (pid == run->child) {
    run->status = status;
    run->main_ended = 1;
  } else if (run->main_ended || run->broken) {
    run->result->left_over++;
  }
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
    if (pid == run->child && !run->served && zygote_is_alone()) return !(run->alone = 1);
  }
}

/*
 * Like reap_all, but at ordinary priority. To drop a process's entries in /proc, the kernel loops
 * until others that are dropping them finish, and a dying thread that we have preempted would never
 * finish. If there are many processes, keep the priority: they might starve us.
 */
static int reap(struct run *run, int options) {
  if (run->result->processes > FEW || !priority_is_raised()) return reap_all(run, options);
  priority_drop();
  int lives = reap_all(run, options);
  priority_raise();
  return lives;
}

/* Counts the living processes. Zombies are found but do not count, so looks at up to twice the limit. */
static struct usage check_processes(struct run *run) {
  uint64_t limit = run->limits->processes;
  struct usage usage = tree_usage(limit > 0 ? 2 * limit : SIZE_MAX);
  if (usage.processes > run->result->processes) run->result->processes = usage.processes;
  if (limit > 0 && usage.processes > limit) break_limit(run, CAUSE_PROCESS_LIMIT);
  return usage;
}

static void end_tree(struct run *run) {
  /* No orphan escapes the runner: every living process descends from one of its children. */
  if (run->served && !run->broken && zygote_serves() && !tree_has_others()) return;
  if (run->alone || !reap(run, WNOHANG)) return;
  check_processes(run); /* more may have come since the last look */
  if (tree_is_namespace()) {
    tree_kill(run->child);
    reap(run, 0);
    return;
  }
  struct timespec pause = {0, 200000};
  for (int sweeps = 0; reap(run, WNOHANG); sweeps++) {
    tree_kill(run->child);
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
  run->spared += idled - shared;
  run->spared_now += idled - shared;
}

/*
 * A program that computes for half of the time between two looks is not a short run: lets it use
 * every processor. Does so at two looks, to reach new threads.
 */
static void check_place(struct run *run, uint64_t cpu) {
  if (!run->result->forked || run->served || run->let_go == 2 || !place_is_kept()) return;
  if (run->let_go == 0 && cpu < run->pace.cpu + run->pace.interval / 2) return;
  tree_let_go();
  run->let_go++;
}

/* Checks the time limits on the program's own clock, which distinguishes idling from computing. */
static void check_time(struct run *run, uint64_t time, uint64_t cpu) {
  const struct limits *limits = run->limits;
  if (limits->cpu > 0 && cpu > limits->cpu) break_limit(run, CAUSE_CPU_TIME);
  uint64_t before = pace_idle(&run->pace);
  pace_look(&run->pace, time - run->started - run->excused, cpu);
  if (run->in >= 0 && stdin_wants_more()) pace_busy(&run->pace);
  uint64_t idle = pace_idle(&run->pace);
  if (before == 0 || idle < before) run->spared_now = 0;
  if (talk_leads() || talk_follows()) share_idling(run, idle > before ? idle - before : 0);
  if (limits->idle > 0 && idle > run->spared_now + limits->idle) break_limit(run, CAUSE_IDLE);
  if (limits->wall > 0 && run->pace.own > run->spared + limits->wall) break_limit(run, CAUSE_WALL_TIME);
}

/* Checks the whole tree's memory. The exact sum is computed only if the limit may be exceeded. */
static void check_memory(struct run *run, uint64_t resident) {
  uint64_t limit = run->limits->memory;
  uint64_t outside = memory_outside_processes(run->program);
  uint64_t held = resident + outside;
  int looks = 0;
  for (; limit > 0 && held > limit && looks < MEMORY_LOOKS; looks++) {
    uint64_t shared_out = tree_memory(outside);
    if (shared_out < held) held = shared_out;
  }
  if (looks == 0 && run->result->processes > 1) held = outside; /* the sum may count pages twice */
  if (held > run->result->peak) run->result->peak = held;
  if (limit > 0 && held > limit) break_limit(run, CAUSE_MEMORY);
}

static void check_limits(struct run *run, uint64_t time) {
  struct usage usage = check_processes(run);
  uint64_t cpu = cpu_with(run, usage.cpu);
  if (usage.processes > FEW && priority_is_refused()) tree_hold_back(run->served ? 0 : run->child);
  check_memory(run, usage.resident);
  check_place(run, cpu);
  check_time(run, time, cpu);
}

static uint64_t between(uint64_t least, uint64_t value, uint64_t most) {
  return value < least ? least : value > most ? most : value;
}

static void tick(struct run *run) {
  if (now() >= run->next_tick) learn_child(run); /* may take time that is not the program's */
  uint64_t time = now();
  if (time >= run->next_tick) {
    check_limits(run, time);
    frames_flush();
    run->pace.interval = between(TICK, LOOKS_SHARE * (now() - time), LONGEST_TICK);
    run->next_tick = now() + run->pace.interval;
  }
  if (time >= run->next_sign_of_life) {
    frame_send('T', NULL, 0);
    frames_flush();
    run->next_sign_of_life = time + SECOND;
  }
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
static void serve_talk(struct run *run, const struct pollfd *waits) {
  int moved;
  run->partner_idle += talk_serve(waits, &moved);
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

/* Waits until the program ends, or until a time: cheaper than serve, but handles nothing else. */
static void await_end(struct run *run, uint64_t nanos) {
  sigset_t set = noted();
  struct timespec patience = patience_of(nanos);
  int signal = sigtimedwait(&set, NULL, &patience);
  if (signal == SIGTERM) terminated();
  if (signal == SIGCHLD) reap(run, WNOHANG);
}

/* Waits for the program, the harness or the next tick, and handles whatever is ready. */
static void serve(struct run *run) {
  int wants = run->in >= 0 ? stdin_wants_more() : !stdin_ended();
  int talks = talk_leads() || talk_follows();
  uint64_t before = now(), listen = run->started + UNDISTURBED;
  int early = before < listen;
  if (early && !wants && run->in < 0 && !run->served && !talks) {
    await_end(run, listen - before);
    return;
  }
  if (!early) priority_raise();
  struct pollfd fds[STREAMS + TALK_WAITS] = {{control_fd(), (short)(wants ? POLLIN : 0), 0},
                                             {wants ? -1 : run->in, POLLOUT, 0},
                                             {early ? -1 : run->out, POLLIN, 0},
                                             {early ? -1 : run->err, POLLIN, 0},
                                             {run->ended, POLLIN, 0},
                                             {run->served && !run->deaf ? zygote_channel() : -1, POLLIN, 0}};
  uint64_t until = early ? listen : run->next_tick, look = talk_leads() ? talk_look_at() : 0;
  if (look > 0 && look < until) until = look;
  if (talks) talk_waits(fds + STREAMS);
  struct timespec patience = patience_of(until > before ? until - before : 0);
  ppoll(fds, talks ? STREAMS + TALK_WAITS : STREAMS, &patience, NULL);
  if (wants && run->in >= 0) run->excused += now() - before;
  if (fds[0].revents & POLLIN) {
    if (!control_fill()) give_up("the harness is gone");
  } else if (fds[0].revents) {
    give_up("the harness is gone");
  }
  if (fds[1].revents & (POLLERR | POLLHUP)) close_stream(&run->in);
  if (fds[2].revents) take_output(run);
  if (fds[3].revents) take_error(run);
  if (fds[5].revents) hear(run);
  if (fds[4].revents) {
    take_signals(run);
    reap(run, WNOHANG);
  }
  if (talks && !run->main_ended) serve_talk(run, fds + STREAMS);
}

static void conclude(struct run *run) {
  struct result *result = run->result;
  const struct limits *limits = run->limits;
  result->cpu = cpu_with(run, 0);
  check_memory(run, 0);
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
  if (signals < 0 || !tree_is_namespace()) sigprocmask(SIG_BLOCK, &set, &before);
  if (signals < 0) signals = open_signals();
  uint64_t time = now();
  struct run run = {.program = program, .limits = limits, .result = result, .in = -1, .out = -1, .err = -1,
                    .theirs = {-1, -1, -1}, .ended = signals, .started = time,
                    .next_tick = time + TICK, .next_sign_of_life = time + SECOND};
  pace_begin(&run.pace, LOST_SHARE * limits->wall);
  start(&run);
  while (!run.main_ended && !run.broken) {
    feed(&run);
    serve(&run);
    if (!run.main_ended && !run.broken) tick(&run);
  }
  result->wall = now() - run.started;
  end_tree(&run);
  if (talk_leads() || talk_follows()) talk_tell_ended();
  if (talk_leads()) talk_finish(run.broken, is_late(&run));
  priority_drop();
  leader = 0;
  tree_serve(0);
  while (run.out >= 0 && take_output(&run)) {
  }
  while (run.err >= 0 && take_error(&run)) {
  }
  send_error_tail();
  if (result->processes == 0) result->processes = 1;
  close_stream(&run.in);
  leave_outlet(&run, 1);
  leave_outlet(&run, 2);
  close_theirs(&run);
  if (result->cause != CAUSE_NOT_STARTED) conclude(&run);
  if (!tree_is_namespace()) sigprocmask(SIG_SETMASK, &before, NULL);
}
