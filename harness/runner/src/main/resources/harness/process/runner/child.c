/*
 * Starts the program in its own session, with its own limits and user. It
 * inherits nothing except its three streams.
 */
#define _GNU_SOURCE
#include "child.h"
#include "clock.h"
#include "confine.h"
#include "fail.h"
#include "namespace.h"
#include "place.h"
#include "priority.h"
#include "tree.h"
#include "../zygote/channel.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

/* RLIMIT_NPROC counts threads: leave room for those of the program and its language's run time. */
#define THREADS_ALLOWED 1024
/*
 * Fewer without a namespace, if a fork bomb's processes must be killed one by one, or if our priority
 * is theirs: they keep us from the processor.
 */
#define THREADS_HUNTED 256
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
/* Without close_range and without /proc, the runner has no descriptors above this. */
#define MAX_DESCRIPTORS 65536
/* Each may have a buffer in the kernel's memory, and as many may be in flight between processes. */
#define DESCRIPTORS_ALLOWED 512
/* How long a count of the user's other threads stays valid. */
#define COUNT_LASTS SECOND
/* The kernel's CPU limit exceeds the runner's by this many seconds: it is only a safety net. */
#define CPU_NET 2

/* Before Linux 5.14 a user's processes count across user namespaces, including some we cannot see. */
#define COUNTS_BY_NAMESPACE 514

/* Threads allowed beyond the process limit (0: no cap), the user's other threads, when these were counted. */
static uint64_t room, other_threads, counted;
static int shares_user;

/* Finds out, before the first run, which processes RLIMIT_NPROC counts. */
void child_prepare(const struct program *program) {
  room = THREADS_ALLOWED;
  shares_user = program->user == 0 && !has_namespace();
  if (!has_namespace()) {
    priority_raise(); /* tells whether it is refused */
    priority_drop();
    if (shares_user || priority_is_refused()) room = THREADS_HUNTED;
  }
  if (program->user != 0 || shares_user) return;
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) == 0) sscanf(system.release, "%d.%d", &major, &minor);
  if (major * 100 + minor < COUNTS_BY_NAMESPACE) room = 0;
}

static void count_others(void) {
  uint64_t time = now();
  if (!shares_user || (counted != 0 && time - counted < COUNT_LASTS)) return;
  other_threads = tree_threads_of_user();
  counted = time;
}

static void cap(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || value <= limit.rlim_max) limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

static void apply(const struct limits *limits, int is_zygote) {
  uint64_t cpu = is_zygote ? RUNS_OF_ZYGOTE * limits->cpu : limits->cpu;
  if (limits->cpu > 0) cap(RLIMIT_CPU, cpu / SECOND + 1 + CPU_NET);
  if (limits->address_space > 0) cap(RLIMIT_AS, limits->address_space);
  if (limits->stack > 0) cap(RLIMIT_STACK, limits->stack);
  if (limits->file > 0) cap(RLIMIT_FSIZE, limits->file);
  if (limits->processes > 0 && room > 0) {
    cap(RLIMIT_NPROC, other_threads + limits->processes + room + 1); /* the zygote */
  }
  cap(RLIMIT_NOFILE, DESCRIPTORS_ALLOWED);
  cap(RLIMIT_CORE, 0);
}

/* Plain system calls: the child shares the runner's memory, and libc would cache the new user. */
static int take_user(uid_t user) {
  return user == 0 || (syscall(SYS_setgroups, 0, NULL) == 0 &&
                       syscall(SYS_setresgid, user, user, user) == 0 &&
                       syscall(SYS_setresuid, user, user, user) == 0);
}

static int take_streams(const struct start *start) {
  for (int i = 0; i < 3; i++) {
    if (dup2(start->streams[i], i) < 0) return 0;
  }
  if (start->channel < 0) return 1;
  return dup2(start->channel, CHANNEL) >= 0 && dup2(start->bell, BELL) >= 0;
}

/* Fallback for systems without close_range. */
static void close_listed(int first, int one, int other) {
  DIR *listed = opendir("/proc/self/fd");
  struct rlimit most;
  if (listed != NULL) {
    for (struct dirent *entry; (entry = readdir(listed)) != NULL;) {
      int fd = (int)strtol(entry->d_name, NULL, 10);
      if (fd >= first && fd != one && fd != other && fd != dirfd(listed)) close(fd);
    }
    closedir(listed);
    return;
  }
  int bound = getrlimit(RLIMIT_NOFILE, &most) == 0 && most.rlim_cur < MAX_DESCRIPTORS ? (int)most.rlim_cur
                                                                                      : MAX_DESCRIPTORS;
  for (int fd = first; fd < bound; fd++) {
    if (fd != one && fd != other) close(fd);
  }
}

/* Closes all descriptors from the first, except two; one is smaller than the other, or both are NONE_NAMED. */
void close_from(int first, int one, int other) {
  unsigned from = (unsigned)first;
  int failed = 0;
  if (one != NONE_NAMED) {
    failed |= syscall(SYS_close_range, from, (unsigned)one - 1, 0) != 0;
    from = (unsigned)one + 1;
  }
  if (other != NONE_NAMED) {
    if ((unsigned)other > from) failed |= syscall(SYS_close_range, from, (unsigned)other - 1, 0) != 0;
    from = (unsigned)other + 1;
  }
  failed |= syscall(SYS_close_range, from, ~0u, 0) != 0;
  if (failed) close_listed(first, one, other);
}

static void become(const struct program *program, const struct start *start,
                   const struct limits *limits) {
  sigset_t none;
  sigemptyset(&none);
  signal(SIGPIPE, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  place_let_go(0);
  if (chdir(program->work) != 0) return;
  if (!take_streams(start)) return;
  if (start->channel < 0) close_from(FIRST_UNNAMED, NONE_NAMED, NONE_NAMED);
  else close_from(FIRST_UNNAMED, CHANNEL, BELL);
  apply(limits, start->channel >= 0);
  if (!take_user(program->user)) return;
  pid_t zygote = start->channel >= 0 ? getpid() : start->zygote;
  if (zygote > 0 && !confine_from(zygote)) return;
  execv(start->argv[0], start->argv);
}

/* Creates a pipe for a stream of a program, which may open it again as /dev/stdin, even as another user. */
void create_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) give_up("cannot create a pipe");
  if (geteuid() == 0) fchmod(ends[0], 0666); /* only its holders can name it */
}

/* Starts the program. Sets the error number, 0 on success; returns -1 if the fork itself failed. */
pid_t child_start(const struct program *program, const struct start *start,
                  const struct limits *limits, int *error) {
  static volatile int failure;
  failure = 0;
  count_others();
  /* vfork: the child shares our memory until it executes the program, so we see the failure. */
  pid_t pid = vfork();
  if (pid == 0) {
    become(program, start, limits);
    failure = errno;
    _exit(127);
  }
  *error = pid < 0 ? errno : failure;
  return pid;
}
