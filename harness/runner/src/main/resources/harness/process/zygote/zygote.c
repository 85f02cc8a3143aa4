/*
 * Linked into programs that run many times, after the program's own code. If the runner asks for it, the process waits here, after
 * it has started but before the program's first line, and forks for each run; the child is the run.
 * Otherwise this does nothing. Interpreters load it as a library and call it once they have started.
 *
 * For each run, BELL delivers one byte, and the process forks. CHANNEL delivers a message to the
 * child: the streams, the working folder and the arguments. The answer is the id of the new process,
 * which is a child of the runner like any other. A JVM cannot fork: it does the runs itself, sends its
 * own process id whenever it waits, and reports how each run ended.
 *
 * Short runs come in series: BELL delivers SERIES, CHANNEL the arguments and inputs of several runs. The
 * process forks one after another, waits for the end of each, and answers with what they have printed.
 * If anything is unusual, it exits instead, and the runner repeats the runs one by one. So it does where
 * the kernel does not tell of rare calls: before Linux 5.5.
 *
 * After a fork, the first write to a page costs a page fault and a copy of the page. So the waiting
 * process writes to no page that it shares with its children, and a child writes to few.
 *
 * No variable here has static storage, except in interpreters: it would lie next to the program's, and
 * what a program reads or writes outside its own would differ from a plain start.
 *
 * A program may define functions that libc has too, such as close. No code of a program may run before
 * the fork, so this file calls no function outside it except the kernel's. LinkedZygote.java checks the
 * rest: what libc calls before this.
 */
#define _GNU_SOURCE
#include "channel.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stddef.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#if defined(__has_include)
#if __has_include(<sys/rseq.h>)
#include <sys/rseq.h>
/* The program may be linked with an older libc. */
#pragma weak __rseq_offset
#pragma weak __rseq_size
#endif
#endif

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

/* Newer than some headers. */
#ifndef SECCOMP_USER_NOTIF_FLAG_CONTINUE
#define SECCOMP_USER_NOTIF_FLAG_CONTINUE 1
#endif
#ifndef SECCOMP_FILTER_FLAG_SPEC_ALLOW
#define SECCOMP_FILTER_FLAG_SPEC_ALLOW 4
#endif
#define CALL_FCHMODAT2 452 /* on all architectures */

/* Descriptors: what tells of rare calls, and the ends of the outputs of a series. Those to the runner follow. */
#define RARE_CALLS 193
#define TAKE_OUTPUT 194
#define GIVE_OUTPUT 195
#define TAKE_ERROR 196
#define GIVE_ERROR 197
/* Of the filter that tells of rare calls. */
#define MAX_STEPS 64
/* A series ends early if less room is left for what the next run prints. */
#define MIN_ROOM (MAX_ANSWER_BYTES / 2)

#ifndef CLONE_PIDFD
#define CLONE_PIDFD 0x1000
#endif

/* What the waiting process writes to. Its children do not inherit it. */
struct room {
  struct sock_filter filter[MAX_STEPS];
  struct sock_fprog program;
  struct seccomp_notif rare;
  struct seccomp_notif_resp allowed;
  int left;
  int32_t answer;
  char ring;
  int ends[2]; /* of the input */
  struct pollfd waits[2]; /* for the end of a run or for BELL, and for RARE_CALLS */
  struct timespec began, now;
  char asked[MAX_SERIES_BYTES];
  char said[MAX_ANSWER_BYTES];
};

/*
 * A program that forgets to set its variables reads what libc has left on the stack. So functions that
 * are called after KEEP_STACK, and must not be inlined, use only the stack below it. It is cleared later.
 */
#define KEPT_STACK 6144
#define KEEP_STACK() __asm__ volatile("" : : "r"(__builtin_alloca(KEPT_STACK)) : "memory")
/* The most that a run's start needs. */
#define USED_STACK 2048

/* A system call that writes to no stack: the compiler inlines it. Returns a negative number on an error. */
static inline __attribute__((always_inline)) long call(long number, long a, long b, long c, long d, long e) {
#if defined(__x86_64__)
  register long fourth __asm__("r10") = d;
  register long fifth __asm__("r8") = e;
  register long sixth __asm__("r9") = 0;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "0"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long which __asm__("x8") = number;
  register long first __asm__("x0") = a;
  register long second __asm__("x1") = b;
  register long third __asm__("x2") = c;
  register long fourth __asm__("x3") = d;
  register long fifth __asm__("x4") = e;
  register long sixth __asm__("x5") = 0;
  __asm__ volatile("svc 0"
                   : "+r"(first)
                   : "r"(which), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
  return first;
#else
  (void)number, (void)a, (void)b, (void)c, (void)d, (void)e;
  return -1; /* so this is never a zygote */
#endif
}

#define CALL0(name) call(SYS_##name, 0, 0, 0, 0, 0)
#define CALL1(name, a) call(SYS_##name, (long)(a), 0, 0, 0, 0)
#define CALL2(name, a, b) call(SYS_##name, (long)(a), (long)(b), 0, 0, 0)
#define CALL3(name, a, b, c) call(SYS_##name, (long)(a), (long)(b), (long)(c), 0, 0)
#define CALL4(name, a, b, c, d) call(SYS_##name, (long)(a), (long)(b), (long)(c), (long)(d), 0)
#define CALL5(name, a, b, c, d, e) call(SYS_##name, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e))

static inline long received(void *message, size_t most, int flags) {
  return CALL4(recvfrom, CHANNEL, message, most, flags);
}

static inline long sent(const void *message, size_t length) {
  return CALL4(sendto, CHANNEL, message, length, MSG_NOSIGNAL);
}

/* Ends the process: at an error, or because the runner repeats the runs. */
static __attribute__((noreturn)) void end(int status) {
  for (;;) CALL1(exit_group, status);
}

/* Otherwise the compiler would replace these loops by calls of libc's functions. */
#define KEEP_LOOP() __asm__ volatile("" : : : "memory")

static inline void copy_bytes(void *to, const void *from, size_t length) {
  size_t at = 0;
  for (; at + 8 <= length; at += 8) {
    uint64_t word;
    __builtin_memcpy(&word, (const char *)from + at, 8);
    __builtin_memcpy((char *)to + at, &word, 8);
    KEEP_LOOP();
  }
  for (; at < length; at++) {
    ((char *)to)[at] = ((const char *)from)[at];
    KEEP_LOOP();
  }
}

static inline void clear_bytes(void *place, size_t length) {
  const uint64_t nothing = 0;
  size_t at = 0;
  for (; at + 8 <= length; at += 8) {
    __builtin_memcpy((char *)place + at, &nothing, 8);
    KEEP_LOOP();
  }
  for (; at < length; at++) {
    ((char *)place)[at] = 0;
    KEEP_LOOP();
  }
}

static inline size_t length_of(const char *text) {
  size_t length = 0;
  while (text[length] != 0) {
    length++;
    KEEP_LOOP();
  }
  return length;
}

static __attribute__((noinline)) int is_asked(void) {
  KEEP_STACK();
  int type;
  socklen_t length = sizeof type;
  return CALL5(getsockopt, CHANNEL, SOL_SOCKET, SO_TYPE, &type, &length) == 0 && type == SOCK_SEQPACKET;
}

/* Whether a system call that returns an address has failed. */
static int is_error(long result) { return result < 0 && result > -4096; }

static void *new_room(size_t bytes) {
  const long room = CALL5(mmap, NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1);
  if (is_error(room)) end(127);
  return (void *)room;
}

/*
 * Reads the message of a run and its length, into the given place if it is short, and returns where it
 * is. Without one, exits as no run that went well.
 */
static char *receive(int *streams, char *few, size_t *length) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(STREAMS * sizeof(int))];
  } control;
  const long expected = received(NULL, 0, MSG_PEEK | MSG_TRUNC);
  char *message = expected > FEW_BYTES ? new_room(MAX_BYTES + 1) : few;
  struct iovec text = {message, expected > FEW_BYTES ? MAX_BYTES : FEW_BYTES};
  struct msghdr request;
  clear_bytes(&request, sizeof request);
  request.msg_iov = &text;
  request.msg_iovlen = 1;
  request.msg_control = &control;
  request.msg_controllen = sizeof control;
  const long got = CALL3(recvmsg, CHANNEL, &request, 0);
  struct cmsghdr *first = got > 0 ? CMSG_FIRSTHDR(&request) : NULL;
  if (first == NULL || first->cmsg_len != CMSG_LEN(STREAMS * sizeof(int))) end(127);
  copy_bytes(streams, CMSG_DATA(first), STREAMS * sizeof(int));
  message[got] = 0;
  *length = (size_t)got;
  return message;
}

static void take_streams(const int *streams) {
  for (int i = 0; i < STREAMS; i++) {
    if (streams[i] == i) continue;
    CALL3(dup3, streams[i], i, 0);
    CALL1(close, streams[i]);
  }
}

/*
 * Like fork in a single-threaded process, except that the child's parent is the runner. If wanted, also
 * opens a descriptor that tells when the child has ended.
 */
static inline __attribute__((always_inline)) long fork_for_runner(int *id, int *ended) {
  const long flags = (ended == NULL ? 0 : CLONE_PIDFD) | CLONE_PARENT | CLONE_CHILD_SETTID |
                     CLONE_CHILD_CLEARTID | SIGCHLD;
#if defined(__aarch64__)
  return call(SYS_clone, flags, 0, (long)ended, 0, (long)id);
#else
  return call(SYS_clone, flags, 0, (long)ended, (long)id, 0);
#endif
}

/* libc registers at least as many bytes. */
#define MIN_RSEQ 32

/*
 * Registers the memory in which the kernel keeps the number of this thread's processor, as libc has
 * done, or withdraws it: otherwise the kernel would write to it whenever the process has waited.
 */
static int keep_processor_number(int kept) {
#if defined(RSEQ_SIG) && defined(SYS_rseq)
  if (&__rseq_size == NULL || __rseq_size == 0) return 0;
  unsigned length = __rseq_size < MIN_RSEQ ? MIN_RSEQ : __rseq_size;
  char *place = (char *)__builtin_thread_pointer() + __rseq_offset;
  return CALL4(rseq, place, length, kept ? 0 : RSEQ_FLAG_UNREGISTER, RSEQ_SIG) == 0;
#else
  (void)kept;
  return 0;
#endif
}

/* The program's own words and the run's arguments after them. */
static char **join(int count, char **own, const char *arguments, size_t length) {
  size_t all = (size_t)count;
  for (size_t at = 0; at < length; at += length_of(arguments + at) + 1) all++;
  if (all > MAX_WORDS) end(127);
  char **words = new_room((all + 1) * sizeof *words + length);
  char *text = (char *)(words + all + 1);
  copy_bytes(text, arguments, length);
  copy_bytes(words, own, (size_t)count * sizeof *words);
  for (size_t at = 0; at < length; at += length_of(text + at) + 1) words[count++] = text + at;
  return words;
}

/* In the child: sets up what the runner sets up for a process that it starts itself. Returns its words. */
static char **become_run(int count, char **own, const char *arguments, size_t length) {
  char **words = length > 0 ? join(count, own, arguments, length) : own;
  /* No new session: the kernel would create a scheduling group, which costs a tenth of the run's time. */
  CALL2(setpgid, 0, 0);
  if (CALL3(close_range, RARE_CALLS, BELL, 0) != 0) {
    for (int i = RARE_CALLS; i <= BELL; i++) CALL1(close, i);
  }
  CALL5(prctl, PR_SET_DUMPABLE, 1, 0, 0, 0);
  return words;
}

/* The same for a run that gets its streams, folder and arguments in a message of its own. */
static char **become_single(int count, char **own, char *few) {
  int streams[STREAMS];
  size_t length;
  const char *message = receive(streams, few, &length);
  const size_t folder = length_of(message) + 1;
  const int stays = message[0] == STAY && message[1] == 0;
  if (!stays && CALL1(chdir, message) != 0) end(127);
  take_streams(streams);
  return become_run(count, own, message + folder, length > folder ? length - folder : 0);
}

static void open_output(int take, int give) {
  int ends[2];
  if (CALL2(pipe2, ends, 0) != 0 || CALL3(dup3, ends[0], take, 0) != take ||
      CALL3(dup3, ends[1], give, 0) != give) {
    end(0);
  }
  CALL1(close, ends[0]);
  CALL1(close, ends[1]);
}

static inline __attribute__((always_inline)) void add_step(struct room *room, uint16_t code, uint32_t value,
                                                           uint8_t if_true, uint8_t if_false) {
  if (room->program.len == MAX_STEPS) end(0);
  struct sock_filter *const step = &room->filter[room->program.len++];
  step->code = code;
  step->k = value;
  step->jt = if_true;
  step->jf = if_false;
}

static inline __attribute__((always_inline)) void add_load(struct room *room, size_t offset) {
  add_step(room, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/* Answers if what was loaded last equals the value. */
static inline __attribute__((always_inline)) void add_case(struct room *room, long value, uint32_t action) {
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)value, 0, 1);
  add_step(room, BPF_RET | BPF_K, action, 0, 0);
}

#define ARGUMENT(index) (offsetof(struct seccomp_data, args) + 8 * (index))

/*
 * Lets this process know of each call that can change what a pipe is, and not only what is in it: its
 * flags, size, owner, signal, permissions, times, hints and locks. The runs of a series share pipes. Few
 * programs do this, and to look after each run whether one did would take longer. Returns whether it works.
 */
static inline __attribute__((always_inline)) int watch_rare_calls(struct room *room) {
  const uint32_t told = SECCOMP_RET_USER_NOTIF, fine = SECCOMP_RET_ALLOW;
  room->program.filter = room->filter;
  add_load(room, offsetof(struct seccomp_data, nr));
  add_case(room, SYS_flock, told);
  add_case(room, SYS_fchmod, told);
  add_case(room, SYS_fchmodat, told);
  add_case(room, CALL_FCHMODAT2, told);
  add_case(room, SYS_fchown, told);
  add_case(room, SYS_fchownat, told);
  add_case(room, SYS_utimensat, told);
#ifdef SYS_chmod
  add_case(room, SYS_chmod, told);
  add_case(room, SYS_chown, told);
  add_case(room, SYS_lchown, told);
  add_case(room, SYS_utime, told);
  add_case(room, SYS_utimes, told);
  add_case(room, SYS_futimesat, told);
#endif
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 0, 7);
  add_load(room, ARGUMENT(1));
  /* Up to the locks of a process, which end with it, all others only read or concern a descriptor. */
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, F_SETFL, 4, 0);
  add_step(room, BPF_JMP | BPF_JGE | BPF_K, F_SETLKW + 1, 0, 2);
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, F_DUPFD_CLOEXEC, 1, 0);
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, F_GETPIPE_SZ, 0, 1);
  add_step(room, BPF_RET | BPF_K, fine, 0, 0);
  add_step(room, BPF_RET | BPF_K, told, 0, 0);
  add_step(room, BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 6);
  add_load(room, ARGUMENT(1));
  add_case(room, FIONBIO, told);
  add_case(room, FIOASYNC, told);
  add_step(room, BPF_RET | BPF_K, fine, 0, 0);
  add_step(room, BPF_RET | BPF_K, fine, 0, 0);
  const unsigned flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_SPEC_ALLOW; /* as confine.c */
  const long told_by = CALL3(seccomp, SECCOMP_SET_MODE_FILTER, flags, &room->program);
  if (told_by < 0) return 0;
  const int works = CALL3(dup3, told_by, RARE_CALLS, 0) == RARE_CALLS;
  CALL1(close, told_by);
  return works;
}

/* Lets the call of a run that has pipes of its own go on. */
static inline __attribute__((always_inline)) void allow_rare_call(struct room *room) {
  clear_bytes(&room->rare, sizeof room->rare);
  if (CALL3(ioctl, RARE_CALLS, SECCOMP_IOCTL_NOTIF_RECV, &room->rare) != 0) return; /* the run has ended */
  room->allowed.id = room->rare.id;
  room->allowed.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  CALL3(ioctl, RARE_CALLS, SECCOMP_IOCTL_NOTIF_SEND, &room->allowed);
}

/* Waits for what is to be done next, and meanwhile lets runs go on. */
static inline __attribute__((always_inline)) void await_bell(struct room *room) {
  room->waits[0].fd = BELL;
  for (;;) {
    if (CALL5(ppoll, room->waits, 2, 0, 0, 0) < 0) continue; /* interrupted; says nothing of what happened */
    if (room->waits[0].revents != 0) return;
    if (room->waits[1].revents & POLLIN) allow_rare_call(room);
    else if (room->waits[1].revents != 0) end(0);
  }
}

/* How much the last run has left in a pipe. */
static inline __attribute__((always_inline)) long left_in(struct room *room, int take) {
  if (CALL3(ioctl, take, FIONREAD, &room->left) != 0) end(0);
  return room->left;
}

/* Puts the outputs of a series where its runs expect them. */
static inline __attribute__((always_inline)) void begin_series(void) {
  if (CALL2(fcntl, TAKE_OUTPUT, F_GETFD) < 0) {
    open_output(TAKE_OUTPUT, GIVE_OUTPUT);
    open_output(TAKE_ERROR, GIVE_ERROR);
  }
  if (CALL3(dup3, GIVE_OUTPUT, 1, 0) != 1 || CALL3(dup3, GIVE_ERROR, 2, 0) != 2) end(0);
}

static void end_series(void) {
  CALL1(close, 1);
  CALL1(close, 2);
}

/*
 * Runs a series and sends what became of it; if the answer has no room for all runs, of the first ones.
 * Returns 0. In each child, returns 1 and sets the arguments, which are copied to the given place.
 */
static inline __attribute__((always_inline)) int run_series(struct room *room, int *id, char *few,
                                                            size_t *length) {
  const long got = received(room->asked, sizeof room->asked, 0);
  long at = 0, answered = 0;
  begin_series();
  while (at < got && MAX_ANSWER_BYTES - answered > MIN_ROOM) {
    struct series_run *const asked = (void *)(room->asked + at);
    struct series_answer *const said = (void *)(room->said + answered);
    *length = asked->arguments;
    if (*length > FEW_BYTES) end(0);
    copy_bytes(few, asked + 1, *length);
    const char *input = (const char *)(asked + 1) + *length;
    if (CALL2(pipe2, room->ends, 0) != 0 || room->ends[0] != 0 ||
        CALL3(write, room->ends[1], input, asked->input) != (long)asked->input) {
      end(0);
    }
    CALL1(close, room->ends[1]);
    room->waits[0].fd = -1;
    CALL2(clock_gettime, CLOCK_MONOTONIC, &room->began);
    const long pid = fork_for_runner(id, &room->waits[0].fd);
    if (pid == 0) return 1;
    CALL1(close, 0);
    if (pid < 0 || room->waits[0].fd < 0) end(0);
    if (CALL5(ppoll, room->waits, 2, 0, 0, 0) != 1 || room->waits[1].revents != 0) end(0);
    CALL2(clock_gettime, CLOCK_MONOTONIC, &room->now);
    CALL1(close, room->waits[0].fd);
    const long output = left_in(room, TAKE_OUTPUT);
    if (output > MAX_ANSWER_BYTES - answered - (long)sizeof *said || left_in(room, TAKE_ERROR) > 0 ||
        (output > 0 && CALL3(read, TAKE_OUTPUT, said + 1, output) != output)) {
      end(0);
    }
    said->process = (int32_t)pid;
    said->output = (uint32_t)output;
    said->nanos = (uint64_t)(room->now.tv_sec - room->began.tv_sec) * 1000000000u +
                  (uint64_t)(room->now.tv_nsec - room->began.tv_nsec);
    at += (long)WHOLE(sizeof *asked + asked->arguments + asked->input);
    answered += (long)WHOLE(sizeof *said + said->output);
  }
  end_series();
  if (answered == 0 || sent(room->said, (size_t)answered) != answered) end(0);
  return 0;
}

/* Returns the words in each child. The zygote never returns: it exits on an error or at the end. */
static __attribute__((noinline)) char **await_runs(int count, char **own) {
  int *id = NULL, of_series = 0;
  char few[FEW_BYTES + 1];
  void *robust = NULL;
  size_t robust_length = 0, length = 0;
  struct room *room = new_room(sizeof *room);
  if (count > MAX_WORDS || CALL5(prctl, PR_GET_TID_ADDRESS, &id, 0, 0, 0) != 0 ||
      CALL3(madvise, room, sizeof *room, MADV_DONTFORK) != 0 ||
      CALL3(get_robust_list, 0, &robust, &robust_length) != 0) {
    end(0);
  }
  room->waits[0].events = room->waits[1].events = POLLIN;
  room->waits[1].fd = -1;
  /* Protects this process from its children, which could otherwise tamper with later runs. */
  CALL5(prctl, PR_SET_DUMPABLE, 0, 0, 0, 0);
  for (int i = 0; i < STREAMS; i++) CALL1(close, i); /* then a run receives its streams in these places */
  const int withdrawn = keep_processor_number(0);
  const int watches = watch_rare_calls(room);
  if (watches) room->waits[1].fd = RARE_CALLS;
  int is_child = 0;
  do {
    if (room->ring != SERIES && /* a series has its own answer */
        sent(&room->answer, sizeof room->answer) != sizeof room->answer) {
      end(0);
    }
    if (watches) await_bell(room);
    if (CALL3(read, BELL, &room->ring, 1) != 1) end(0);
    if (room->ring == SERIES) {
      if (!watches) end(0);
      is_child = of_series = run_series(room, id, few, &length);
    } else {
      const long pid = fork_for_runner(id, NULL);
      is_child = pid == 0;
      if (!is_child) room->answer = (int32_t)pid;
    }
  } while (!is_child);
  CALL2(set_robust_list, robust, robust_length);
  if (withdrawn) keep_processor_number(1);
  return of_series ? become_run(count, own, few, length) : become_single(count, own, few);
}

#ifdef FOR_INTERPRETER

/* From Python's stable interface; NULL in a JVM. */
struct _object;
extern struct _object *PyExc_StopIteration __attribute__((weak));
extern void PyErr_SetObject(struct _object *, struct _object *) __attribute__((weak));
extern struct _object *PyList_New(ssize_t) __attribute__((weak));
extern int PyList_Append(struct _object *, struct _object *) __attribute__((weak));
extern struct _object *PyUnicode_DecodeFSDefault(const char *) __attribute__((weak));
extern void PyOS_BeforeFork(void) __attribute__((weak));
extern void PyOS_AfterFork_Child(void) __attribute__((weak));

/*
 * Called when Python loads this library as a module. In each child, raises StopIteration with the run's
 * arguments. If the runner did not ask for a zygote, fails.
 */
struct _object *PyInit_zygote(void) {
  static char *none[] = {NULL};
  if (PyOS_BeforeFork == NULL || !is_asked()) return NULL;
  PyOS_BeforeFork();
  char **words = await_runs(0, none);
  PyOS_AfterFork_Child();
  struct _object *arguments = PyList_New(0);
  for (; *words != NULL; words++) PyList_Append(arguments, PyUnicode_DecodeFSDefault(*words));
  PyErr_SetObject(PyExc_StopIteration, arguments);
  return NULL;
}

/* Functions that a JVM calls. They use only numbers, and nothing else of JNI. See warm/Channel.java. */
#define OF_JVM(type, name) type Java_harness_process_warm_Channel_##name

static int taken[STREAMS];
static char few[FEW_BYTES + 1], *message = few;

OF_JVM(int32_t, isAsked)(void *jvm, void *class) {
  (void)jvm, (void)class;
  CALL3(fcntl, CHANNEL, F_SETFD, FD_CLOEXEC);
  CALL3(fcntl, BELL, F_SETFD, FD_CLOEXEC);
  return is_asked();
}

OF_JVM(int32_t, processId)(void *jvm, void *class) {
  (void)jvm, (void)class;
  return (int32_t)CALL0(getpid);
}

/* A JVM that waits longer than this exits, because it holds much memory. */
#define WAITING_SECONDS 5

OF_JVM(int32_t, await)(void *jvm, void *class) {
  (void)jvm, (void)class;
  struct pollfd asked = {BELL, POLLIN, 0};
  struct timespec patience = {WAITING_SECONDS, 0};
  char ring;
  if (CALL5(ppoll, &asked, 1, &patience, 0, 0) == 0 || CALL3(read, BELL, &ring, sizeof ring) != 1) end(0);
  if (message != few) CALL2(munmap, message, MAX_BYTES + 1);
  size_t length;
  message = receive(taken, few, &length);
  return (int32_t)length;
}

OF_JVM(int32_t, byteAt)(void *jvm, void *class, int32_t place) {
  (void)jvm, (void)class;
  return message[place];
}

OF_JVM(void, takeStreams)(void *jvm, void *class) {
  (void)jvm, (void)class;
  take_streams(taken);
  /* Resets the kernel's record of the peak resident size. */
  const long peak = CALL3(openat, AT_FDCWD, "/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
  if (peak < 0) return;
  CALL3(write, peak, "5", 1); /* if this fails, the peak covers all runs so far, and is at least this run's */
  CALL1(close, peak);
}

OF_JVM(void, releaseStreams)(void *jvm, void *class) {
  (void)jvm, (void)class;
  const long nothing = CALL3(openat, AT_FDCWD, "/dev/null", O_RDWR | O_CLOEXEC);
  for (int i = 0; i < STREAMS; i++) CALL3(dup3, nothing, i, 0);
  CALL1(close, nothing);
}

/* Of an entry of a folder that getdents64 reads. */
#define OFFSET_OF_LENGTH 16

OF_JVM(int32_t, descriptors)(void *jvm, void *class) {
  (void)jvm, (void)class;
  char entries[4096];
  int32_t count = 0;
  const long folder = CALL3(openat, AT_FDCWD, "/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  for (;;) {
    const long got = CALL3(getdents64, folder, entries, sizeof entries);
    if (got <= 0) break;
    uint16_t length;
    for (long at = 0; at < got; at += length) {
      __builtin_memcpy(&length, entries + at + OFFSET_OF_LENGTH, sizeof length);
      count++;
    }
  }
  CALL1(close, folder);
  return count;
}

OF_JVM(void, tell)(void *jvm, void *class, int32_t word) {
  (void)jvm, (void)class;
  if (sent(&word, sizeof word) != sizeof word) end(0);
}

#else

extern int __real_main(int count, char **words, char **environment);

/* From libstdc++, if the program links it. */
extern void _ZNSt8ios_base4InitC1Ev(void *) __attribute__((weak)); /* std::ios_base::Init() */
extern void _ZNSt8ios_base4InitD1Ev(void *) __attribute__((weak)); /* and its destructor */

/*
 * Creates the standard streams and their locale, which every program that includes <iostream> would
 * do first, from a function of the same shape. They are created only once. Destroying the Init object
 * again leaves them as if nothing had used them yet. The object is empty, so it needs no place.
 */
static void make_streams_if_asked(int count, char **own, char **environment) {
  (void)count, (void)own;
  if (_ZNSt8ios_base4InitC1Ev == NULL || _ZNSt8ios_base4InitD1Ev == NULL || !is_asked()) return;
  _ZNSt8ios_base4InitC1Ev(environment);
  _ZNSt8ios_base4InitD1Ev(environment);
}

#define HUGE_PAGE ((uintptr_t)2 << 20)

extern const ElfW(Ehdr) __ehdr_start __attribute__((weak));

static uintptr_t down(uintptr_t address) { return address & ~(HUGE_PAGE - 1); }

static uintptr_t up(uintptr_t address) { return down(address + HUGE_PAGE - 1); }

/* Whether the huge pages around a segment contain no part of another segment. */
static int is_apart(const ElfW(Phdr) *headers, int count, const ElfW(Phdr) *segment) {
  uintptr_t start = down(segment->p_vaddr), end = up(segment->p_vaddr + segment->p_memsz);
  for (const ElfW(Phdr) *each = headers; each < headers + count; each++) {
    if (each == segment || each->p_type != PT_LOAD) continue;
    if (each->p_vaddr < end && each->p_vaddr + each->p_memsz > start) return 0;
  }
  return 1;
}

/* Copies a segment into huge pages and maps them in its place. */
static void enlarge_pages(const ElfW(Phdr) *segment) {
  uintptr_t start = down(segment->p_vaddr);
  size_t length = up(segment->p_vaddr + segment->p_memsz) - start;
  const long mapped =
      CALL5(mmap, NULL, length + HUGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1);
  if (is_error(mapped)) return;
  char *room = (char *)mapped;
  char *copy = (char *)up((uintptr_t)room);
  int protection = segment->p_flags & PF_X ? PROT_READ | PROT_EXEC : PROT_READ;
  CALL3(madvise, copy, length, MADV_HUGEPAGE);
  copy_bytes(copy + (segment->p_vaddr - start), (const void *)segment->p_vaddr, segment->p_filesz);
  CALL3(mprotect, copy, length, protection);
  CALL5(mremap, copy, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, start);
  CALL2(munmap, room, copy - room);
  CALL2(munmap, copy + length, room + HUGE_PAGE - copy);
}

/*
 * A forked process starts with none of its code mapped, and faults it in a few pages at a time. But
 * it inherits anonymous huge pages. For programs linked statically at fixed addresses.
 */
static void enlarge_code_pages(void) {
  const ElfW(Ehdr) *file = &__ehdr_start;
  if (file == NULL || file->e_type != ET_EXEC) return;
  const ElfW(Phdr) *headers = (const void *)((const char *)file + file->e_phoff);
  for (int i = 0; i < file->e_phnum; i++) {
    if (headers[i].p_type == PT_INTERP) return;
  }
  for (int i = 0; i < file->e_phnum; i++) {
    const ElfW(Phdr) *each = headers + i;
    int is_code = each->p_type == PT_LOAD && each->p_flags & PF_X && !(each->p_flags & PF_W);
    if (is_code && is_apart(headers, file->e_phnum, each)) enlarge_pages(each);
  }
}

static __attribute__((noinline)) void clear_stack(void) {
  char used[USED_STACK];
  clear_bytes(used, sizeof used);
  __asm__ volatile("" : : "r"(used) : "memory");
}

static void await_runs_if_asked(int count, char **own, char **environment) {
  (void)environment;
  if (!is_asked()) return;
  KEEP_STACK();
  enlarge_code_pages();
  clear_stack();
  char **words = await_runs(count, own);
  if (words != own) own[-1] = (char *)words;
  clear_stack();
}

/* Run before any constructor. Aligned like a single address: a program may have functions here, too. */
__attribute__((section(".preinit_array"), used, aligned(sizeof(void *)))) static void (*const first[])(
    int, char **, char **) = {make_streams_if_asked, await_runs_if_asked};

/* Everything after these in their sections is of the libraries. See LinkedZygote.java. */
__attribute__((section(".rodata"), used)) const char zygote_constants_end = 0;
__attribute__((section(".data.rel.ro"), used)) const void *const zygote_tables_end = &zygote_constants_end;

/* The kernel puts the number of words before them. */
int __wrap_main(int count, char **given, char **environment) {
  char **words = (char **)given[-1];
  if ((intptr_t)words == count) return __real_main(count, given, environment);
  for (count = 0; words[count] != NULL; count++) {}
  return __real_main(count, words, environment);
}

#endif
