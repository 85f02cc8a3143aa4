/*
 * Linked into programs that run many times. If the runner asks for it, the process waits here, after
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
 * If anything is unusual, it exits instead, and the runner repeats the runs one by one.
 *
 * After a fork, the first write to a page costs a page fault and a copy of the page. So the waiting
 * process writes to no page that it shares with its children, and a child writes to few.
 *
 * No variable here has static storage, except in interpreters: it would lie next to the program's, and
 * what a program reads or writes outside its own would differ from a plain start.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
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

/* Descriptors: the ends of the outputs of a series, and the two to the runner. */
#define TAKE_OUTPUT 194
#define GIVE_OUTPUT 195
#define TAKE_ERROR 196
#define GIVE_ERROR 197
#define CHANNEL 198
#define BELL 199
#define STREAMS 3
#define MOST_BYTES 32768
#define MOST_WORDS 1024
/* Most runs have fewer arguments. */
#define FEW_BYTES 512
/* The working folder of a run that need not change to it. */
#define STAY "."

/* What BELL delivers for a series. */
#define SERIES 1
#define MOST_SAID 65536
/* A series ends early if less room is left for what the next run prints. */
#define LEAST_ROOM (MOST_SAID / 2)

#ifndef CLONE_PIDFD
#define CLONE_PIDFD 0x1000
#endif

/* A run of a series, followed by its arguments, each with its terminator, and its input. */
struct asked {
  uint32_t arguments, input; /* bytes */
};

/* What became of it, followed by what it has printed. */
struct said {
  int32_t process;
  uint32_t output; /* bytes */
  uint64_t nanos;
};

/* The next run, and what the next one said, begin at a multiple of this many bytes. */
#define WHOLE(bytes) ((long)(((bytes) + 7) & ~(size_t)7))

/* What the waiting process writes to. Its children do not inherit it. */
struct room {
  int32_t answer;
  char ring;
  int ends[2]; /* of the input */
  struct pollfd ended;
  struct timespec began, now;
  char asked[MOST_BYTES];
  char said[MOST_SAID];
};

/*
 * A program that forgets to set its variables reads what libc has left on the stack. So functions that
 * are called after KEEP_STACK, and must not be inlined, use only the stack below it. It is cleared later.
 */
#define KEPT_STACK 6144
#define KEEP_STACK() __asm__ volatile("" : : "r"(__builtin_alloca(KEPT_STACK)) : "memory")
/* The most that a run's start needs. */
#define USED_STACK 2048

static __attribute__((noinline)) int is_asked(void) {
  KEEP_STACK();
  int type;
  socklen_t length = sizeof type;
  int failed = getsockopt(CHANNEL, SOL_SOCKET, SO_TYPE, &type, &length);
  errno = 0; /* as at every start */
  return failed == 0 && type == SOCK_SEQPACKET;
}

static void *new_room(size_t bytes) {
  void *room = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) _exit(127);
  return room;
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
  ssize_t expected = recv(CHANNEL, NULL, 0, MSG_PEEK | MSG_TRUNC);
  char *message = expected > FEW_BYTES ? new_room(MOST_BYTES + 1) : few;
  struct iovec text = {message, expected > FEW_BYTES ? MOST_BYTES : FEW_BYTES};
  struct msghdr received;
  memset(&received, 0, sizeof received);
  received.msg_iov = &text;
  received.msg_iovlen = 1;
  received.msg_control = &control;
  received.msg_controllen = sizeof control;
  ssize_t got = recvmsg(CHANNEL, &received, 0);
  struct cmsghdr *first = got > 0 ? CMSG_FIRSTHDR(&received) : NULL;
  if (first == NULL || first->cmsg_len != CMSG_LEN(STREAMS * sizeof(int))) _exit(127);
  memcpy(streams, CMSG_DATA(first), STREAMS * sizeof(int));
  message[got] = 0;
  *length = (size_t)got;
  return message;
}

static void take_streams(const int *streams) {
  for (int i = 0; i < STREAMS; i++) {
    if (streams[i] == i) continue;
    dup2(streams[i], i);
    close(streams[i]);
  }
}

/* A system call that writes to no stack: the compiler inlines it. */
#if defined(__x86_64__)
static inline __attribute__((always_inline)) long call(long number, long a, long b, long c, long d, long e) {
  register long fourth __asm__("r10") = d;
  register long fifth __asm__("r8") = e;
  register long sixth __asm__("r9") = 0;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "0"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
  return result;
}
#else
#define call(number, a, b, c, d, e) syscall(number, a, b, c, d, e, 0)
#endif

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
#define LEAST_RSEQ 32

/*
 * Registers the memory in which the kernel keeps the number of this thread's processor, as libc has
 * done, or withdraws it: otherwise the kernel would write to it whenever the process has waited.
 */
static int keep_processor_number(int kept) {
#if defined(RSEQ_SIG) && defined(SYS_rseq)
  if (&__rseq_size == NULL || __rseq_size == 0) return 0;
  unsigned length = __rseq_size < LEAST_RSEQ ? LEAST_RSEQ : __rseq_size;
  char *place = (char *)__builtin_thread_pointer() + __rseq_offset;
  return syscall(SYS_rseq, place, length, kept ? 0 : RSEQ_FLAG_UNREGISTER, RSEQ_SIG) == 0;
#else
  (void)kept;
  return 0;
#endif
}

/* The program's own words and the run's arguments after them. */
static char **join(int count, char **own, const char *arguments, size_t length) {
  size_t all = (size_t)count;
  for (size_t at = 0; at < length; at += strlen(arguments + at) + 1) all++;
  if (all > MOST_WORDS) _exit(127);
  char **words = new_room((all + 1) * sizeof *words + length);
  char *text = memcpy(words + all + 1, arguments, length);
  if (count > 0) memcpy(words, own, (size_t)count * sizeof *words);
  for (size_t at = 0; at < length; at += strlen(text + at) + 1) words[count++] = text + at;
  return words;
}

/* In the child: sets up what the runner sets up for a process that it starts itself. Returns its words. */
static char **become_run(int count, char **own, const char *arguments, size_t length) {
  char **words = length > 0 ? join(count, own, arguments, length) : own;
  /* No new session: the kernel would create a scheduling group, which costs a tenth of the run's time. */
  setpgid(0, 0);
  if (syscall(SYS_close_range, TAKE_OUTPUT, BELL, 0) != 0) {
    for (int i = TAKE_OUTPUT; i <= BELL; i++) close(i);
  }
  prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
  return words;
}

/* The same for a run that gets its streams, folder and arguments in a message of its own. */
static char **become_single(int count, char **own, char *few) {
  int streams[STREAMS];
  size_t length;
  const char *message = receive(streams, few, &length);
  const size_t folder = strlen(message) + 1;
  if (strcmp(message, STAY) != 0 && chdir(message) != 0) _exit(127);
  take_streams(streams);
  return become_run(count, own, message + folder, length > folder ? length - folder : 0);
}

static void open_output(int take, int give) {
  int ends[2];
  if (pipe2(ends, 0) != 0 || dup2(ends[0], take) != take || dup2(ends[1], give) != give ||
      fcntl(take, F_SETFL, O_NONBLOCK) != 0) {
    _exit(0);
  }
  close(ends[0]);
  close(ends[1]);
}

/* Puts the outputs of a series where its runs expect them. */
static void begin_series(void) {
  if (fcntl(TAKE_OUTPUT, F_GETFD) < 0) {
    open_output(TAKE_OUTPUT, GIVE_OUTPUT);
    open_output(TAKE_ERROR, GIVE_ERROR);
  }
  if (dup2(GIVE_OUTPUT, 1) != 1 || dup2(GIVE_ERROR, 2) != 2) _exit(0);
}

/* Nothing may be left of what the runs have printed. */
static void end_series(void) {
  int left;
  if (ioctl(TAKE_OUTPUT, FIONREAD, &left) != 0 || left != 0) _exit(0);
  if (ioctl(TAKE_ERROR, FIONREAD, &left) != 0 || left != 0) _exit(0);
  close(1);
  close(2);
}

/*
 * Runs a series and sends what became of it; if the answer has no room for all runs, of the first ones.
 * Returns 0. In each child, returns 1 and sets the arguments, which are copied to the given place.
 */
static inline __attribute__((always_inline)) int run_series(struct room *room, int *id, char *few,
                                                            size_t *length) {
  const long got = recv(CHANNEL, room->asked, sizeof room->asked, 0);
  long at = 0, answered = 0;
  begin_series();
  while (at < got && MOST_SAID - answered > LEAST_ROOM) {
    struct asked *const asked = (void *)(room->asked + at);
    struct said *const said = (void *)(room->said + answered);
    *length = asked->arguments;
    if (*length > FEW_BYTES) _exit(0);
    memcpy(few, asked + 1, *length);
    const char *input = (const char *)(asked + 1) + *length;
    if (pipe2(room->ends, 0) != 0 || room->ends[0] != 0 ||
        write(room->ends[1], input, asked->input) != (ssize_t)asked->input) {
      _exit(0);
    }
    close(room->ends[1]);
    room->ended.fd = -1;
    clock_gettime(CLOCK_MONOTONIC, &room->began);
    const long pid = fork_for_runner(id, &room->ended.fd);
    if (pid == 0) return 1;
    call(SYS_close, 0, 0, 0, 0, 0);
    if (pid < 0 || room->ended.fd < 0) _exit(0);
    if (call(SYS_ppoll, (long)&room->ended, 1, 0, 0, 0) != 1) _exit(0);
    clock_gettime(CLOCK_MONOTONIC, &room->now);
    close(room->ended.fd);
    const long most = MOST_SAID - answered - (long)sizeof *said;
    const long output = call(SYS_read, TAKE_OUTPUT, (long)(said + 1), most, 0, 0);
    said->process = (int32_t)pid;
    said->output = output > 0 ? (uint32_t)output : 0;
    said->nanos = (uint64_t)(room->now.tv_sec - room->began.tv_sec) * 1000000000u +
                  (uint64_t)(room->now.tv_nsec - room->began.tv_nsec);
    at += WHOLE(sizeof *asked + asked->arguments + asked->input);
    answered += WHOLE(sizeof *said + said->output);
  }
  end_series();
  if (answered == 0 || send(CHANNEL, room->said, (size_t)answered, MSG_NOSIGNAL) != answered) _exit(0);
  return 0;
}

/* Returns the words in each child. The zygote never returns: it exits on an error or at the end. */
static __attribute__((noinline)) char **serve(int count, char **own) {
  int *id = NULL, of_series = 0;
  char few[FEW_BYTES + 1];
  void *robust = NULL;
  size_t robust_length = 0, length = 0;
  struct room *room =
      mmap(NULL, sizeof *room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (count > MOST_WORDS || prctl(PR_GET_TID_ADDRESS, &id, 0, 0, 0) != 0 || room == MAP_FAILED ||
      madvise(room, sizeof *room, MADV_DONTFORK) != 0 ||
      syscall(SYS_get_robust_list, 0, &robust, &robust_length) != 0) {
    _exit(0);
  }
  room->ended.events = POLLIN;
  /* Protects this process from its children, which could otherwise tamper with later runs. */
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  for (int i = 0; i < STREAMS; i++) close(i); /* then a run receives its streams in these places */
  const int withdrawn = keep_processor_number(0);
  int is_child = 0;
  do {
    if (room->ring != SERIES && /* a series has its own answer */
        call(SYS_sendto, CHANNEL, (long)&room->answer, sizeof room->answer, MSG_NOSIGNAL, 0) !=
            sizeof room->answer) {
      _exit(0);
    }
    if (call(SYS_read, BELL, (long)&room->ring, 1, 0, 0) != 1) _exit(0);
    if (room->ring == SERIES) {
      is_child = of_series = run_series(room, id, few, &length);
    } else {
      const long pid = fork_for_runner(id, NULL);
      is_child = pid == 0;
      if (!is_child) room->answer = (int32_t)pid;
    }
  } while (!is_child);
  syscall(SYS_set_robust_list, robust, robust_length);
  if (withdrawn) keep_processor_number(1);
  return of_series ? become_run(count, own, few, length) : become_single(count, own, few);
}

#ifdef FOR_INTERPRETER

/* Returns the run's arguments, in each child; NULL if the runner did not ask for a zygote. */
char **zygote_serve(void) {
  static char *none[] = {NULL};
  return is_asked() ? serve(0, none) : NULL;
}

/* Functions that a JVM calls. They use only numbers, and nothing else of JNI. See warm/Channel.java. */
#define OF_JVM(type, name) type Java_harness_process_warm_Channel_##name

static int taken[STREAMS];
static char few[FEW_BYTES + 1], *message = few;

OF_JVM(int32_t, isAsked)(void *jvm, void *class) {
  (void)jvm, (void)class;
  fcntl(CHANNEL, F_SETFD, FD_CLOEXEC);
  fcntl(BELL, F_SETFD, FD_CLOEXEC);
  return is_asked();
}

OF_JVM(int32_t, processId)(void *jvm, void *class) {
  (void)jvm, (void)class;
  return getpid();
}

/* A JVM that waits longer than this exits, because it holds much memory. */
#define WAITING_MILLIS 5000

OF_JVM(int32_t, await)(void *jvm, void *class) {
  (void)jvm, (void)class;
  struct pollfd asked = {BELL, POLLIN, 0};
  char ring;
  if (poll(&asked, 1, WAITING_MILLIS) == 0 || read(BELL, &ring, sizeof ring) != 1) _exit(0);
  if (message != few) munmap(message, MOST_BYTES + 1);
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
  int peak = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
  if (peak < 0) return;
  if (write(peak, "5", 1) < 0) { /* then the peak covers all runs so far, and is at least this run's */
  }
  close(peak);
}

OF_JVM(void, releaseStreams)(void *jvm, void *class) {
  (void)jvm, (void)class;
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int i = 0; i < STREAMS; i++) dup2(nothing, i);
  close(nothing);
}

OF_JVM(void, tell)(void *jvm, void *class, int32_t word) {
  (void)jvm, (void)class;
  if (send(CHANNEL, &word, sizeof word, MSG_NOSIGNAL) != sizeof word) _exit(0);
}

#else

extern int __real_main(int count, char **words, char **environment);
extern char **environ;

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
  char *room = mmap(NULL, length + HUGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return;
  char *copy = (char *)up((uintptr_t)room);
  int protection = segment->p_flags & PF_X ? PROT_READ | PROT_EXEC : PROT_READ;
  madvise(copy, length, MADV_HUGEPAGE);
  memcpy(copy + (segment->p_vaddr - start), (const void *)segment->p_vaddr, segment->p_filesz);
  mprotect(copy, length, protection);
  mremap(copy, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)start);
  munmap(room, (size_t)(copy - room));
  munmap(copy + length, (size_t)(room + HUGE_PAGE - copy));
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
  memset(used, 0, sizeof used);
  __asm__ volatile("" : : "r"(used) : "memory");
}

static void serve_if_asked(int count, char **own, char **environment) {
  (void)environment;
  if (!is_asked()) return;
  KEEP_STACK();
  enlarge_code_pages();
  clear_stack();
  char **words = serve(count, own);
  if (words != own) own[-1] = (char *)words;
  errno = 0;
  clear_stack();
}

/* Run before any constructor. */
__attribute__((section(".preinit_array"), used)) static void (*const first[])(
    int, char **, char **) = {make_streams_if_asked, serve_if_asked};

/* The kernel puts the number of words before them. */
int __wrap_main(int count, char **given, char **environment) {
  char **words = (char **)given[-1];
  if ((intptr_t)words == count) return __real_main(count, given, environment);
  for (count = 0; words[count] != NULL; count++) {}
  return __real_main(count, words, environ);
}

#endif
