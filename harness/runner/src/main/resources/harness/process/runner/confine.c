/*
 * Forbids operations to the program and its children. The runner needs none of
 * them, so it confines itself once, and children inherit that at no cost.
 */
#define _GNU_SOURCE
#include "confine.h"
#include "fail.h"
#include "namespace.h"
#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif
/* As in linux/landlock.h, which older systems lack. */
#define LANDLOCK_VERSION 1
#define LANDLOCK_BELOW 1
#define LANDLOCK_DEVICE (1ull << 11)
#define LANDLOCK_MOVE (1ull << 13)
#define LANDLOCK_SIGNALS (1ull << 1)
#define MOVES_SINCE 2
#define SCOPES_SINCE 6
/* As in linux/ioprio.h. */
#define IOPRIO_WHO_PROCESS 1

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

#define MAX_STEPS 512

static struct sock_filter steps[MAX_STEPS];
static size_t count;

static void add(uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  if (count == MAX_STEPS) give_up("the system call filter is too long");
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

/* The kernel ignores the upper half of an argument of 32 bits; a filter sees it. */
static void load_upper_half(int index) {
  load(offsetof(struct seccomp_data, args) + 8u * (unsigned)index + 4);
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

/* A call and its argument that names a process. */
struct target {
  long call;
  int argument;
};

/* These change how a process runs, and ask only for the same user. */
static const struct target changes[] = {
    {SYS_sched_setaffinity, 0}, {SYS_sched_setparam, 0}, {SYS_sched_setscheduler, 0},
    {SYS_sched_setattr, 0},     {SYS_setpriority, 1},    {SYS_ioprio_set, 1}};
#define CHANGES (sizeof changes / sizeof changes[0])

/* Makes a program's filter let the runner's own calls pass: nobody else knows the key. */
static uint32_t key[2];

static void open_with_key(long call) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 6);
  load_upper_half(0);
  add(BPF_JMP | BPF_JEQ | BPF_K, key[0], 0, 3);
  load_upper_half(1);
  add(BPF_JMP | BPF_JEQ | BPF_K, key[1], 0, 1);
  answer(SECCOMP_RET_ALLOW);
  load_call();
}

/* A call of the runner that concerns other processes. Its first two arguments are numbers of 32 bits. */
long confine_pass(long call, long first, long second, long third) {
  uint64_t one = (uint32_t)first | (uint64_t)key[0] << 32, two = (uint32_t)second | (uint64_t)key[1] << 32;
  return syscall(call, one, two, third);
}

/* Refuses to change whole groups of processes, and all of a user. */
static void protect_groups(void) {
  when(SYS_setpriority, 0, BPF_JGT, PRIO_PROCESS, REFUSED(EPERM));
  when(SYS_ioprio_set, 0, BPF_JGT, IOPRIO_WHO_PROCESS, REFUSED(EPERM));
}

/* Refuses to set limits of other processes; half: of the address of the new limits. */
static void refuse_new_limits(void (*half)(int)) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)SYS_prlimit64, 0, 6);
  load_argument(0);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 3, 0);
  half(2);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  answer(REFUSED(EPERM));
  load_call();
}

/*
 * Without namespaces the program sees all other processes of its user. It may change only itself, and
 * signal others only by their number, so that it can end its children. It may set processors: libraries
 * do so for its own threads, by numbers that a filter cannot tell from those of other processes.
 */
static void protect_others(void) {
  for (size_t i = 0; i < CHANGES; i++) {
    if (changes[i].call == SYS_sched_setaffinity) continue;
    when(changes[i].call, changes[i].argument, BPF_JGT, 0, REFUSED(EPERM));
  }
  refuse_new_limits(load_argument);
  refuse_new_limits(load_upper_half);
  always(SYS_pidfd_send_signal, REFUSED(ENOSYS));
}

/* Protects a process from changes. */
static void protect_from_changes(pid_t pid) {
  for (size_t i = 0; i < CHANGES; i++) {
    when(changes[i].call, changes[i].argument, BPF_JEQ, (uint32_t)pid, REFUSED(EPERM));
  }
  when(SYS_prlimit64, 0, BPF_JEQ, (uint32_t)pid, REFUSED(EPERM));
}

/* Protects the runner, or the process that started it, from signals and limits. */
static void protect(pid_t pid) {
  static const struct target targets[] = {
      {SYS_kill, 0},           {SYS_tkill, 0},          {SYS_tgkill, 0},
      {SYS_tgkill, 1},         {SYS_rt_sigqueueinfo, 0}, {SYS_rt_tgsigqueueinfo, 0},
      {SYS_rt_tgsigqueueinfo, 1}, {SYS_pidfd_open, 0},
      {SYS_ptrace, 1},         {SYS_process_vm_writev, 0}, {SYS_process_vm_readv, 0},
      {SYS_migrate_pages, 0},  {SYS_move_pages, 0}};
  if (pid <= 0) return;
  for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
    when(targets[i].call, targets[i].argument, BPF_JEQ, (uint32_t)pid, REFUSED(EPERM));
  }
  protect_from_changes(pid);
  /* Descriptors whose events the kernel would signal to this process. */
  when_two(SYS_fcntl, 1, F_SETOWN, 2, (uint32_t)pid, REFUSED(EPERM));
  when_two(SYS_fcntl, 1, F_SETOWN, 2, (uint32_t)-pid, REFUSED(EPERM));
  /* Its process group; kill(-1) does not signal process 1. */
  if (pid > 1) when(SYS_kill, 0, BPF_JEQ, (uint32_t)-pid, REFUSED(EPERM));
}

/* Compares the kind of a socket, without its flags. */
static void compare_kind(uint32_t kind, uint8_t if_true, uint8_t if_false) {
  load_argument(1);
  add(BPF_ALU | BPF_AND | BPF_K, 0xf, 0, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, kind, if_true, if_false);
}

/* Other internet sockets than those of TCP can send without connect, to an address that no filter sees. */
static void refuse_datagrams(void) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)SYS_socket, 0, 12);
  load_argument(0);
  add(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 1, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 0, 8);
  compare_kind(SOCK_STREAM, 1, 0);
  answer(REFUSED(EACCES));
  load_argument(2);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
  add(BPF_JMP | BPF_JEQ | BPF_K, IPPROTO_TCP, 1, 0);
  answer(REFUSED(EACCES));
  load_call();
}

/* So can local datagram sockets: to servers of this machine. */
static void refuse_local_datagrams(uint32_t kind) {
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)SYS_socketpair, 0, 5);
  compare_kind(kind, 0, 1);
  answer(REFUSED(EACCES));
  load_call();
}

/* Kills the program if it sends with an address; the kernel reads it if the pointer is not 0. */
static void forbid_addresses(void) {
  when(SYS_sendto, 4, BPF_JGT, 0, KILLED);
  add(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)SYS_sendto, 0, 4);
  load_upper_half(4);
  add(BPF_JMP | BPF_JGT | BPF_K, 0, 0, 1);
  answer(KILLED);
  load_call();
  when(SYS_sendto, 3, BPF_JSET, MSG_FASTOPEN, KILLED);
  when(SYS_sendmsg, 2, BPF_JSET, MSG_FASTOPEN, KILLED);
  when(SYS_sendmmsg, 3, BPF_JSET, MSG_FASTOPEN, KILLED);
}

/*
 * Using a socket kills the program, and so does creating one of a rare family. Run-time libraries
 * create internet sockets only to probe for support, and reach name services through local sockets.
 */
static void forbid_sockets(void) {
  always(SYS_connect, KILLED);
  always(SYS_bind, KILLED);
  always(SYS_listen, KILLED);
  forbid_addresses();
  refuse_datagrams();
  refuse_local_datagrams(SOCK_DGRAM);
  refuse_local_datagrams(SOCK_RAW); /* the same for local sockets */
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

/* Since Linux 6.13 and 6.17; they have the same numbers on all architectures. */
#define CALL_SETXATTRAT 463
#define CALL_REMOVEXATTRAT 466
#define CALL_FILE_SETATTR 469

/* Attributes of a folder would outlast the run, and emptying the folder does not remove them. */
static void forbid_attributes(void) {
  static const long calls[] = {SYS_setxattr,       SYS_lsetxattr,    SYS_fsetxattr,   SYS_removexattr,
                               SYS_lremovexattr,   SYS_fremovexattr, CALL_SETXATTRAT, CALL_REMOVEXATTRAT,
                               CALL_FILE_SETATTR};
  static const uint32_t commands[] = {FS_IOC_SETFLAGS, FS_IOC32_SETFLAGS, FS_IOC_FSSETXATTR,
                                      FS_IOC_SETVERSION, FS_IOC32_SETVERSION};
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) always(calls[i], REFUSED(EOPNOTSUPP));
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
    when(SYS_ioctl, 1, BPF_JEQ, commands[i], REFUSED(ENOTTY));
  }
}

static void forbid_namespaces(void) {
  when(SYS_unshare, 0, BPF_JSET, NAMESPACES, REFUSED(EPERM));
  when(SYS_clone, 0, BPF_JSET, NAMESPACES, REFUSED(EPERM));
  /* Its flags are in memory, where a filter cannot see them; libraries fall back to clone. */
  always(SYS_clone3, REFUSED(ENOSYS));
  always(SYS_setns, REFUSED(EPERM));
}

static int install(void) {
  struct sock_fprog filter = {(unsigned short)count, steps};
  /* Without the speculation mitigation: it slows programs down, and judges run without it. */
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &filter) == 0 ||
         syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0;
}

/*
 * A domain of its own, for programs without namespaces: they cannot trace, read or write processes
 * outside, and since Linux 6.12 not signal them, whether by a process, a thread or a descriptor.
 * Before 5.19 such a domain would also forbid to move files between folders, so there is none.
 */
static void confine_reach(void) {
  struct landlock_rules {
    uint64_t files, network, scopes;
  } rules = {0, 0, 0};
  struct {
    uint64_t allowed;
    int32_t below;
  } __attribute__((packed)) all = {LANDLOCK_MOVE | LANDLOCK_DEVICE, -1};
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_VERSION);
  if (version >= SCOPES_SINCE) rules.scopes = LANDLOCK_SIGNALS;
  else if (version >= MOVES_SINCE) rules.files = all.allowed;
  else return;
  size_t size = version >= SCOPES_SINCE ? sizeof rules : sizeof rules.files;
  int domain = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (domain < 0) return;
  int allowed = 1;
  if (rules.files != 0) {
    all.below = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    allowed = syscall(SYS_landlock_add_rule, domain, LANDLOCK_BELOW, &all, 0) == 0;
    close(all.below);
  }
  if (allowed) syscall(SYS_landlock_restrict_self, domain, 0);
  close(domain);
}

void confine_calls(const struct program *program) {
  if (getrandom(key, sizeof key, 0) != sizeof key) give_up("no random numbers");
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  answer(KILLED);
  load_call();
  add(BPF_JMP | BPF_JGE | BPF_K, OTHER_TABLE, 0, 1);
  answer(KILLED);
  forbid_namespaces();
  forbid_attributes();
  forbid_leftovers(program);
  if (program->no_network) forbid_sockets();
  open_with_key(SYS_setpriority);
  open_with_key(SYS_sched_setaffinity);
  protect(getpid());
  protect_groups();
  /* These calls name the process in memory, where a filter cannot see it. */
  when(SYS_fcntl, 1, BPF_JEQ, F_SETOWN_EX, REFUSED(EPERM));
  when(SYS_ioctl, 1, BPF_JEQ, FIOSETOWN, REFUSED(EPERM));
  when(SYS_ioctl, 1, BPF_JEQ, SIOCSPGRP, REFUSED(EPERM));
  if (!has_namespace()) {
    protect(getppid());
    /* Signals every process of this user, including the harness. */
    if (program->user == 0) when(SYS_kill, 0, BPF_JEQ, (uint32_t)-1, REFUSED(EPERM));
    if (program->user == 0) protect_others();
  }
  answer(SECCOMP_RET_ALLOW);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) give_up("cannot set no_new_privs");
  if (!install()) give_up("cannot install the system call filter");
  if (!has_namespace()) confine_reach();
}

/* Protects the zygote from this process and its children. Returns whether that worked. */
int confine_from(pid_t zygote) {
  count = 0;
  load_call();
  protect_from_changes(zygote);
  answer(SECCOMP_RET_ALLOW);
  return install();
}

#else

long confine_pass(long call, long first, long second, long third) { return syscall(call, first, second, third); }

int confine_from(pid_t zygote) {
  (void)zygote;
  return 1;
}

void confine_calls(const struct program *program) {
  (void)program;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

#endif
