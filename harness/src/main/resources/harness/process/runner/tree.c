/*
 * The processes below the runner: what they use while they live, and their end.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#define MOST_PROCESSES 65536

static pid_t found[MOST_PROCESSES];
static size_t found_count;
static long ticks_per_second, page_bytes;

void tree_open(void) {
  ticks_per_second = sysconf(_SC_CLK_TCK);
  page_bytes = sysconf(_SC_PAGESIZE);
  if (!tree_is_namespace()) prctl(PR_SET_CHILD_SUBREAPER, 1);
}

int tree_is_namespace(void) { return getpid() == 1; }

static void add(pid_t pid) {
  if (found_count < MOST_PROCESSES) found[found_count++] = pid;
}

static ssize_t slurp(const char *path, char *text, size_t size) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t got = read(fd, text, size - 1);
  close(fd);
  if (got >= 0) text[got] = 0;
  return got;
}

/* Appends the numbers that name a folder's entries, except one. */
static void add_numbered(const char *folder, pid_t except) {
  DIR *entries = opendir(folder);
  if (entries == NULL) return;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
    if (pid > 0 && pid != except) add(pid);
  }
  closedir(entries);
}

/* Appends the children of one process: of each of its threads. */
static void add_children(pid_t parent) {
  char path[96], text[16384];
  snprintf(path, sizeof path, "/proc/%d/task", parent);
  DIR *threads = opendir(path);
  if (threads == NULL) return;
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    if (thread->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/children", parent, thread->d_name);
    if (slurp(path, text, sizeof text) <= 0) continue;
    for (char *rest = text, *next;; rest = next) {
      pid_t pid = (pid_t)strtol(rest, &next, 10);
      if (next == rest) break;
      add(pid);
    }
  }
  closedir(threads);
}

/* Finds the processes below, or about as many as asked for: counting a fork bomb would feed it. */
static void find_all(size_t enough) {
  found_count = 0;
  if (tree_is_namespace()) {
    add_numbered("/proc", 1);
    return;
  }
  add_children(getpid());
  for (size_t i = 0; i < found_count && found_count <= enough; i++) add_children(found[i]);
}

/* CPU time of a living process by its own clock: exact, and all its threads. */
static uint64_t process_clock(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

static void add_usage(pid_t pid, struct usage *usage) {
  char path[64], text[1024], state;
  unsigned long child_user, child_system;
  long resident;
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  if (slurp(path, text, sizeof text) <= 0) return;
  char *fields = strrchr(text, ')');
  if (fields == NULL) return;
  if (sscanf(fields + 1,
             " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %lu %lu"
             " %*d %*d %*d %*d %*u %*u %ld",
             &state, &child_user, &child_system, &resident) != 4 ||
      state == 'Z') {
    return;
  }
  uint64_t bytes = (uint64_t)resident * (uint64_t)page_bytes;
  usage->processes++;
  usage->cpu += process_clock(pid) +
                (child_user + child_system) * (SECOND / (uint64_t)ticks_per_second);
  if (bytes > usage->resident) usage->resident = bytes;
  if (state == 'R' || state == 'D') usage->runnable = 1;
}

/* What they use; of more than so many processes nothing but their number is looked up. */
struct usage tree_usage(size_t enough) {
  struct usage usage = {0, 0, 0, 0};
  find_all(enough);
  if (found_count > enough) {
    usage.processes = found_count;
    return usage;
  }
  for (size_t i = 0; i < found_count; i++) add_usage(found[i], &usage);
  return usage;
}

/* Sends SIGKILL to everything below, a process group first: that one call outruns a fork bomb. */
void tree_kill(pid_t leader) {
  if (tree_is_namespace()) {
    kill(-1, SIGKILL);
    return;
  }
  if (leader > 1) kill(-leader, SIGKILL);
  find_all(MOST_PROCESSES);
  for (size_t i = 0; i < found_count; i++) kill(found[i], SIGKILL);
}
