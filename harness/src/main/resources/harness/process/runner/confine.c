/*
 * Forbids operations to the program and its children. The runner needs none of
 * them, so it confines itself once, and children inherit that at no cost.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#define KILLED SECCOMP_RET_KILL_PROCESS
#define REFUSED(error) (SECCOMP_RET_ERRNO | (error))

#define NAMESPACES                                                                      \
  (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWNET | CLONE_NEWUTS | \
   CLONE_NEWCGROUP)

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define OTHER_TABLE 0x40000000u /* x32 */
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define OTHER_TABLE 0x40000000u
#endif

/* A root runner must still start programs as another user, kill them and empty their folder. */
static const int kept[] = {CAP_SETUID, CAP_SETGID, CAP_KILL,       CAP_DAC_OVERRIDE,
                           CAP_FOWNER, CAP_CHOWN,  CAP_SYS_PTRACE, CAP_SYS_NICE};

/* Drops all capabilities except those the runner needs; children permanently lose these too. */
void confine_capabilities(uid_t user) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct sets[2];
  for (int i = 0; i < 64; i++) prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  if (syscall(SYS_capget, &header, sets) != 0) return;
  uint32_t wanted[2] = {0, 0};
  for (size_t i = 0; user != 0 && i < sizeof kept / sizeof kept[0]; i++) {
    wanted[kept[i] / 32] |= 1u << (kept[i] % 32);
  }
  for (int i = 0; i < 2; i++) {
    sets[i].permitted &= wanted[i];
    sets[i].effective = sets[i].permitted;
    sets[i].inheritable = 0;
  }
  syscall(SYS_capset, &header, sets);
}

#ifdef ARCHITECTURE

#define MOST_STEPS 512

static struct sock_filter steps[MOST_STEPS];
static size_t count;

static void add(uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  if (count == MOST_STEPS) give_up("the system call filter is too long");
  steps[count++] = (struct sock_filter){code, if_true, if_false, value};
}

static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }

static void answer(uint32_t action) { add(BPF_RET | BPF_K, action, 0, 0); }

static void always(long call, uint32_t action) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
  answer(action);
}

/* Loads an argument of the call; the kernel reads pids, flags and families as 32 bits. */
static void load_argument(int index) {
  load(offsetof(struct seccomp_data, args) + 8u * (unsigned)index);
}

static void load_call(void) { load(offsetof(struct seccomp_data, nr)); }

/* Answers a call if the comparison holds for one of its arguments. */
static void when(long call, int argument, uint16_t comparison, uint32_t value, uint32_t action) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 4);
  load_argument(argument);
  add(BPF_JMP | comparison | BPF_K, value, 0, 1);
  answer(action);
  load_call();
}

/* Answers a call if two of its arguments equal the given values. */
static void when_two(long call, int first, uint32_t value, int second, uint32_t other,
                     uint32_t action) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 6);
  load_argument(first);
  add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 3);
  load_argument(second);
  add(BPF_JMP | BPF_JEQ | BPF_K, other, 0, 1);
  answer(action);
  load_call();
}

/* Protects the runner, or the process that started it, from signals and limits. */
static void protect(pid_t pid) {
  static const struct {
    long call;
    int argument;
  } targets[] = {
      {SYS_kill, 0},           {SYS_tkill, 0},          {SYS_tgkill, 0},
      {SYS_tgkill, 1},         {SYS_rt_sigqueueinfo, 0}, {SYS_rt_tgsigqueueinfo, 0},
      {SYS_rt_tgsigqueueinfo, 1}, {SYS_pidfd_open, 0},  {SYS_prlimit64, 0},
      {SYS_sched_setaffinity, 0}, {SYS_sched_setparam, 0}, {SYS_sched_setscheduler, 0},
      {SYS_sched_setattr, 0},  {SYS_setpriority, 1},    {SYS_ioprio_set, 1},
      {SYS_ptrace, 1},         {SYS_process_vm_writev, 0}, {SYS_process_vm_readv, 0},
      {SYS_migrate_pages, 0},  {SYS_move_pages, 0}};
  if (pid <= 0) return;
  for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
    when(targets[i].call, targets[i].argument, BPF_JEQ, (uint32_t)pid, REFUSED(EPERM));
  }
  /* Descriptors whose events the kernel would signal to this process. */
  when_two(SYS_fcntl, 1, F_SETOWN, 2, (uint32_t)pid, REFUSED(EPERM));
  when_two(SYS_fcntl, 1, F_SETOWN, 2, (uint32_t)-pid, REFUSED(EPERM));
  /* Its process group; kill(-1) does not signal process 1. */
  if (pid > 1) when(SYS_kill, 0, BPF_JEQ, (uint32_t)-pid, REFUSED(EPERM));
}

/*
 * Using a socket kills the program, and so does creating one of a rare family. Run-time libraries
 * create internet sockets only to probe for support, and reach name services through local sockets.
 */
static void forbid_sockets(void) {
  always(SYS_connect, KILLED);
  always(SYS_bind, KILLED);
  always(SYS_listen, KILLED);
  when(SYS_sendto, 4, BPF_JGT, 0, KILLED); /* with an address */
  when(SYS_socket, 0, BPF_JEQ, AF_UNIX, REFUSED(EACCES));
  when(SYS_socket, 0, BPF_JEQ, AF_INET, SECCOMP_RET_ALLOW);
  when(SYS_socket, 0, BPF_JEQ, AF_INET6, SECCOMP_RET_ALLOW);
  always(SYS_socket, KILLED);
}

/* Forbids calls that outlast a run, escape the accounting or inspect the machine. */
static void forbid_leftovers(const struct program *program) {
  /* No library uses these. */
  static const long violations[] = {SYS_add_key, SYS_keyctl, SYS_request_key, SYS_mq_open, SYS_bpf,
#ifdef SYS_memfd_secret
                                    SYS_memfd_secret,
#endif
                                    SYS_perf_event_open};
  /* Libraries try these, but can do without them. */
  static const long attempts[] = {SYS_memfd_create, SYS_userfaultfd, SYS_io_uring_setup,
                                  SYS_io_uring_enter, SYS_io_uring_register};
  static const long ipc[] = {SYS_shmget, SYS_semget, SYS_msgget};
  for (size_t i = 0; i < sizeof violations / sizeof violations[0]; i++) {
    always(violations[i], KILLED);
  }
  for (size_t i = 0; i < sizeof attempts / sizeof attempts[0]; i++) {
    always(attempts[i], REFUSED(ENOSYS));
  }
  for (size_t i = 0; !program->own_ipc && i < sizeof ipc / sizeof ipc[0]; i++) {
    always(ipc[i], REFUSED(ENOSYS));
  }
}

static void forbid_namespaces(void) {
  when(SYS_unshare, 0, BPF_JSET, NAMESPACES, REFUSED(EPERM));
  when(SYS_clone, 0, BPF_JSET, NAMESPACES, REFUSED(EPERM));
  /* Its flags are in memory, where a filter cannot see them; libraries fall back to clone. */
  always(SYS_clone3, REFUSED(ENOSYS));
  always(SYS_setns, REFUSED(EPERM));
}

void confine_calls(const struct program *program) {
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  answer(KILLED);
  load_call();
  add(BPF_JMP | BPF_JGE | BPF_K, OTHER_TABLE, 0, 1);
  answer(KILLED);
  forbid_namespaces();
  forbid_leftovers(program);
  if (program->no_network) forbid_sockets();
  protect(getpid());
  /* These calls name the process in memory, where a filter cannot see it. */
  when(SYS_fcntl, 1, BPF_JEQ, F_SETOWN_EX, REFUSED(EPERM));
  when(SYS_ioctl, 1, BPF_JEQ, FIOSETOWN, REFUSED(EPERM));
  when(SYS_ioctl, 1, BPF_JEQ, SIOCSPGRP, REFUSED(EPERM));
  if (!tree_is_namespace()) {
    protect(getppid());
    /* Signals every process of this user, including the harness. */
    if (program->user == 0) when(SYS_kill, 0, BPF_JEQ, (uint32_t)-1, REFUSED(EPERM));
    when(SYS_setpriority, 0, BPF_JEQ, PRIO_USER, REFUSED(EPERM));
  }
  answer(SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {(unsigned short)count, steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) give_up("cannot set no_new_privs");
  /* Without the speculation mitigation: it slows programs down, and judges run without it. */
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &filter) != 0 &&
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) != 0) {
    give_up("cannot install the system call filter");
  }
}

#else

void confine_calls(const struct program *program) {
  (void)program;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

#endif
