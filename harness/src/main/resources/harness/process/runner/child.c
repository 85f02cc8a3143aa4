/*
 * Starting the program: its own session, its limits, nothing inherited but its
 * three streams.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/* RLIMIT_NPROC counts threads: room for those of a language's own run time. */
#define THREADS_ALLOWED 1024
/* The kernel's CPU limit stands behind the runner's own, in seconds. */
#define CPU_NET 2

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* Any socket but a local one ends the program with SIGSYS. */
static void forbid_network(void) {
#ifdef ARCHITECTURE
  static struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 0, 5),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  static struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
  }
#endif
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
  if (limits->processes > 0 && tree_is_namespace()) {
    cap(RLIMIT_NPROC, limits->processes + THREADS_ALLOWED);
  }
  cap(RLIMIT_CORE, 0);
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
  if (program->no_network) forbid_network();
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
