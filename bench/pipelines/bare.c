/*
 * Runs a program many times on one processor, doing only what nobody can leave out: a pipe for the
 * input, a message to the zygote that forks the run, waiting for its end, reading its output. No
 * limits, no accounting, no sandbox, nothing compared. Prints the CPU time that this takes, without
 * the program's own and the zygote's, in percent of the elapsed time.
 *
 *   bare RUNS INPUT PROGRAM    PROGRAM is linked with the zygote
 */
#define _GNU_SOURCE
#include <err.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* As in runner.h and zygote.c. */
#define CHANNEL 198
#define BELL 199
#define STREAMS 3

static int channel[2], bell[2], out[2], error[2];

static double elapsed(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double used(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static pid_t start_zygote(char **command) {
  pid_t zygote = fork();
  if (zygote == 0) {
    if (dup2(channel[1], CHANNEL) < 0 || dup2(bell[0], BELL) < 0) err(1, "dup2");
    execv(command[0], command);
    err(1, "%s", command[0]);
  }
  return zygote;
}

/* The message of a run: its streams, and that it stays in its folder and has no arguments. */
static void ask(int in) {
  int streams[STREAMS] = {in, out[1], error[1]};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof streams)];
  } control;
  char text[] = ".";
  struct iovec payload = {text, sizeof text};
  struct msghdr message = {.msg_iov = &payload, .msg_iovlen = 1, .msg_control = &control,
                           .msg_controllen = sizeof control};
  memset(&control, 0, sizeof control);
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  control.header.cmsg_len = CMSG_LEN(sizeof streams);
  memcpy(CMSG_DATA(&control.header), streams, sizeof streams);
  if (sendmsg(channel[0], &message, 0) != sizeof text || write(bell[1], "", 1) != 1) err(1, "send");
}

static void run(const char *input) {
  static char output[65536];
  int in[2], status;
  pid_t forked, ended;
  if (pipe2(in, O_CLOEXEC) != 0 || write(in[1], input, strlen(input)) < 0) err(1, "pipe");
  close(in[1]);
  ask(in[0]);
  ended = wait(&status);
  if (recv(channel[0], &forked, sizeof forked, 0) != sizeof forked || forked != ended || status != 0) {
    errx(1, "a run failed");
  }
  close(in[0]);
  if (read(out[0], output, sizeof output) <= 0) errx(1, "a run printed nothing");
}

int main(int argc, char **argv) {
  if (argc != 4) errx(2, "usage: bare RUNS INPUT PROGRAM");
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET((size_t)sched_getcpu(), &one);
  sched_setaffinity(0, sizeof one, &one);
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, channel) != 0 ||
      pipe2(bell, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || pipe2(error, O_CLOEXEC) != 0) {
    err(1, "pipe");
  }
  pid_t zygote = start_zygote(argv + 3), ready;
  if (recv(channel[0], &ready, sizeof ready, 0) != sizeof ready) errx(1, "no zygote");
  long runs = strtol(argv[1], NULL, 10);
  double began = elapsed(), before = used();
  for (long i = 0; i < runs; i++) run(argv[2]);
  printf("%.1f\n", 100 * (used() - before) / (elapsed() - began));
  kill(zygote, SIGKILL);
  return 0;
}
