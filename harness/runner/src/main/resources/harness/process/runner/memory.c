/*
 * Memory of the whole tree. Resident sizes count a shared page once for each
 * process. So if their sum exceeds the limit, each page is divided among the
 * processes that share it (Pss), which is exact but slow.
 */
#define _GNU_SOURCE
#include "memory.h"
#include "hidden.h"
#include "ipc.h"
#include "namespace.h"
#include "text.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#define TMPFS 0x01021994
/* Approximate kernel memory for a file in memory, its name and its folder entry. */
#define FILE_BYTES 1024
/* How long a process of the program's user may take to look up memory, in milliseconds. */
#define ANSWER_MILLIS 2000

struct shares {
  uint64_t private; /* bytes of all pages not counted as shared */
  uint64_t shared;  /* bytes of pages of files in memory and of System V shared memory */
};

/* Queries an in-memory file system through a descriptor, which avoids resolving the path each time. */
static int look_at(const char *folder, struct statfs *status) {
  static struct {
    const char *folder;
    int descriptor;
  } known[2];
  int i = 0;
  while (i < 2 && known[i].folder != NULL && known[i].folder != folder) i++;
  if (i == 2) return statfs(folder, status) == 0 && status->f_type == TMPFS;
  if (known[i].folder == NULL) {
    known[i].folder = folder;
    known[i].descriptor = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  }
  return fstatfs(known[i].descriptor, status) == 0 && status->f_type == TMPFS;
}

/* The number of files and folders in an in-memory file system, including its root; 0 if it is not one. */
uint64_t memory_files(const char *folder) {
  struct statfs status;
  return look_at(folder, &status) ? (uint64_t)(status.f_files - status.f_ffree) : 0;
}

static uint64_t content_bytes(const char *folder) {
  struct statfs status;
  if (!look_at(folder, &status)) return 0;
  return (uint64_t)(status.f_blocks - status.f_bfree) * (uint64_t)status.f_bsize;
}

/*
 * Files and shared memory that the program has created: they may belong to no process. Data written
 * to the working folder does not count as the program's memory, because the folder's size limits it;
 * nothing limits the number of files there, so those count.
 */
uint64_t memory_outside_processes(const struct program *program) {
  uint64_t bytes = program->own_ipc ? ipc_bytes() : 0;
  if (program->shared != NULL) bytes += content_bytes(program->shared);
  if (!program->keep_work && has_namespace()) {
    uint64_t files = memory_files(program->work);
    bytes += (files > program->given ? files - program->given : 0) * FILE_BYTES;
  }
  return bytes;
}

static uint64_t kilobytes(const char *text, const char *name) {
  const char *found = strstr(text, name);
  return found == NULL ? 0 : strtoull(found + strlen(name), NULL, 10) * 1024;
}

/* The highest resident size of a living process. */
uint64_t memory_peak(pid_t pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  return read_text(path, text, sizeof text) > 0 ? kilobytes(text, "\nVmHWM:") : 0;
}

/* Memory of a living process that the kernel has moved to disk. */
uint64_t memory_on_disk(pid_t pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  return read_text(path, text, sizeof text) > 0 ? kilobytes(text, "\nVmSwap:") : 0;
}

/* The stack of a living process's main thread. */
uint64_t memory_stack(pid_t pid) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  return read_text(path, text, sizeof text) > 0 ? kilobytes(text, "\nVmStk:") : 0;
}

/* A process's shares. If it hides them (not dumpable), its whole resident size counts. */
static struct shares shares_of(pid_t pid) {
  char path[64], text[4096];
  struct shares shares = {0, 0};
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", pid);
  ssize_t got = read_text(path, text, sizeof text);
  if (got > 0) {
    shares.shared = kilobytes(text, "\nPss_Shmem:");
    shares.private = kilobytes(text, "\nPss:") - shares.shared + kilobytes(text, "\nSwapPss:");
    return shares;
  }
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  if (read_text(path, text, sizeof text) > 0) {
    unsigned long size, resident;
    if (sscanf(text, "%lu %lu", &size, &resident) == 2) {
      shares.private = (uint64_t)resident * (uint64_t)sysconf(_SC_PAGESIZE) + memory_on_disk(pid);
    }
  }
  return shares;
}

static uint64_t sum_of(const pid_t *processes, size_t count, uint64_t outside, uint64_t growth) {
  uint64_t private = 0, shared = 0;
  for (size_t i = 0; i < count; i++) {
    struct shares shares = shares_of(processes[i]);
    private += shares.private;
    shared += shares.shared;
  }
  if (growth > shared) {
    uint64_t held = outside + hidden_shared(processes, count, growth);
    if (held > growth) held = growth;
    if (held > shared) shared = held;
  }
  return private + (shared > outside ? shared : outside);
}

/* Whether the runner may read a process's shares; the root of a container may not. */
static int is_open(pid_t pid) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", pid);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd >= 0) close(fd);
  return fd >= 0 || errno != EACCES;
}

/* Like sum_of, but computed in a process of the program's user; 0 if it does not answer. */
static int ask_user(uid_t user, const pid_t *processes, size_t count, uint64_t outside, uint64_t growth,
                    uint64_t *sum) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return 0;
  pid_t asked = fork();
  if (asked == 0) {
    if (syscall(SYS_setresgid, user, user, user) == 0 && syscall(SYS_setresuid, user, user, user) == 0) {
      *sum = sum_of(processes, count, outside, growth);
      if (write(ends[1], sum, sizeof *sum) == sizeof *sum) _exit(0);
    }
    _exit(1);
  }
  close(ends[1]);
  /* The program may kill or stop this process, but gains nothing by it. */
  struct pollfd answer = {ends[0], POLLIN, 0};
  int answered = asked > 0 && poll(&answer, 1, ANSWER_MILLIS) > 0 &&
                 read(ends[0], sum, sizeof *sum) == sizeof *sum;
  close(ends[0]);
  if (asked > 0) kill(asked, SIGKILL);
  while (asked > 0 && waitpid(asked, NULL, 0) < 0 && errno == EINTR) {
  }
  return answered;
}

/*
 * Memory of these processes of one user, plus the memory outside processes. Counts each page once,
 * including pages of in-memory files that processes have mapped.
 *
 * growth: that of the machine's shared memory in this run, of which part may be the program's
 */
uint64_t memory_of(uid_t user, const pid_t *processes, size_t count, uint64_t outside, uint64_t growth) {
  uint64_t sum;
  int closed = user != 0 && count > 0 && !is_open(processes[0]);
  return closed && ask_user(user, processes, count, outside, growth, &sum)
             ? sum
             : sum_of(processes, count, outside, growth);
}
