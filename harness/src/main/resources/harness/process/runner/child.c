/*
 * Starting the program: its own session, its limits, its user, nothing
 * inherited but its three streams.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

/* RLIMIT_NPROC counts threads: room for those of a language's own run time. */
#define THREADS_ALLOWED 1024
/* The kernel's CPU limit stands behind the runner's own, in seconds. */
#define CPU_NET 2

/* Before Linux 5.14 a user's processes are counted across user namespaces, out of our sight. */
#define COUNTS_BY_NAMESPACE 514

/* Threads of the same user that are not ours; negative: unknown, so their number is not capped. */
static int64_t other_threads;

/* Looks around once, before the first run. */
void child_prepare(const struct program *program) {
  if (program->user != 0) return;
  if (!tree_is_namespace()) {
    other_threads = (int64_t)tree_threads_of_user();
    return;
  }
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) == 0) sscanf(system.release, "%d.%d", &major, &minor);
  if (major * 100 + minor < COUNTS_BY_NAMESPACE) other_threads = -1;
}

static void cap(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || value <= limit.rlim_max) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

static void apply(const struct limits *limits) {
  if (limits->cpu > 0) cap(RLIMIT_CPU, limits->cpu / SECOND + 1 + CPU_NET);
  if (limits->address_space > 0) cap(RLIMIT_AS, limits->address_space);
  if (limits->stack > 0) cap(RLIMIT_STACK, limits->stack);
  if (limits->file > 0) cap(RLIMIT_FSIZE, limits->file);
  if (limits->processes > 0 && other_threads >= 0) {
    cap(RLIMIT_NPROC, (uint64_t)other_threads + limits->processes + THREADS_ALLOWED);
  }
  cap(RLIMIT_CORE, 0);
}

/* By plain system calls: the child shares the runner's memory, and libc would remember. */
static int take_user(uid_t user) {
  return user == 0 || (syscall(SYS_setgroups, 0, NULL) == 0 &&
                       syscall(SYS_setresgid, user, user, user) == 0 &&
                       syscall(SYS_setresuid, user, user, user) == 0);
}

static void become(const struct program *program, const struct limits *limits, int in, int out,
                   int err) {
  sigset_t none;
  sigemptyset(&none);
  signal(SIGPIPE, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  if (getpriority(PRIO_PROCESS, 0) == RUNNER_PRIORITY) setpriority(PRIO_PROCESS, 0, 0);
  if (chdir(program->work) != 0) return;
  if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0) return;
  apply(limits);
  if (!take_user(program->user)) return;
  execv(program->argv[0], program->argv);
}

/* Starts the program; -1 and the error number when it cannot be started. */
pid_t child_start(const struct program *program, const struct limits *limits, int in, int out,
                  int err, int *error) {
  static volatile int failure;
  failure = 0;
  /* vfork: the child shares this memory until it is the program, so failure reaches us. */
  pid_t pid = vfork();
  if (pid == 0) {
    become(program, limits, in, out, err);
    failure = errno;
    _exit(127);
  }
  *error = pid < 0 ? errno : failure;
  return pid;
}
