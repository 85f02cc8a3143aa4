/*
 * The runner's descendants: measures them while they live, and kills them.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST_PROCESSES 65536
#define LOWEST_PRIORITY 19

static pid_t found[MOST_PROCESSES];
static size_t found_count;
static long ticks_per_second, page_bytes;
static uid_t user;
static int serving; /* the zygote is the process of the current run */

/* Prepares to watch programs run by this user; 0: by the runner's user. */
void tree_open(uid_t of_programs) {
  user = of_programs;
  ticks_per_second = sysconf(_SC_CLK_TCK);
  page_bytes = sysconf(_SC_PAGESIZE);
  if (!tree_is_namespace()) prctl(PR_SET_CHILD_SUBREAPER, 1);
}

int tree_is_namespace(void) {
  static int known, is_first;
  if (!known) is_first = getpid() == 1;
  known = 1;
  return is_first;
}

/* Sets whether the zygote is part of the run. */
void tree_serve(int zygote) { serving = zygote; }

static void add(pid_t pid) {
  if ((serving || pid != zygote_process()) && found_count < MOST_PROCESSES) found[found_count++] = pid;
}

ssize_t slurp(const char *path, char *text, size_t size) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  size_t filled = 0;
  ssize_t got;
  /* Files in /proc are read one page at a time. */
  while ((got = read(fd, text + filled, size - 1 - filled)) > 0) filled += (size_t)got;
  close(fd);
  if (got < 0 && filled == 0) return -1;
  text[filled] = 0;
  return (ssize_t)filled;
}

/* Appends all numeric names in a folder, except one. */
static void add_numbered(const char *folder, pid_t except) {
  DIR *entries = opendir(folder);
  if (entries == NULL) return;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
    if (pid > 0 && pid != except) add(pid);
  }
  closedir(entries);
}

/* Appends the children of all threads of one process. */
static void add_children(pid_t parent) {
  static char text[16 * MOST_PROCESSES];
  char path[96];
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

/* Finds the descendants. Stops once there are enough: a full count gives a fork bomb time to grow. */
static void find_all(size_t enough) {
  found_count = 0;
  if (tree_is_namespace()) {
    add_numbered("/proc", 1);
    return;
  }
  add_children(getpid());
  for (size_t i = 0; i < found_count && found_count <= enough; i++) add_children(found[i]);
}

/* Exact CPU time of a living process, including all its threads, from its CPU clock. */
uint64_t tree_clock(pid_t pid) {
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
  usage->processes++;
  usage->cpu += tree_clock(pid) +
                (child_user + child_system) * (SECOND / (uint64_t)ticks_per_second);
  usage->resident += (uint64_t)resident * (uint64_t)page_bytes;
}

/* Usage of all descendants. If there are more than enough, only their number is set. */
struct usage tree_usage(size_t enough) {
  struct usage usage = {0, 0, 0};
  find_all(enough);
  if (found_count > enough) {
    usage.processes = found_count;
    return usage;
  }
  for (size_t i = 0; i < found_count; i++) add_usage(found[i], &usage);
  return usage;
}

/* Whether any process besides the serving zygote is alive. */
int tree_has_others(void) {
  find_all(1);
  return found_count != 1 || found[0] != zygote_process();
}

static int waits_of(pid_t pid, const char *thread) {
  char path[96], text[1024];
  snprintf(path, sizeof path, "/proc/%d/task/%.20s/stat", pid, thread);
  if (slurp(path, text, sizeof text) <= 0) return 0;
  const char *name_end = strrchr(text, ')');
  char state = name_end == NULL || name_end[1] == 0 ? 0 : name_end[2];
  return state == 'R' ? FOR_CORE : state == 'D' ? FOR_DISK : 0;
}

/* Whether threads of the processes found by the last look wait for a core or a disk. */
int tree_waits(void) {
  int waits = 0;
  char path[64];
  for (size_t i = 0; i < found_count && !(waits & FOR_CORE); i++) {
    snprintf(path, sizeof path, "/proc/%d/task", found[i]);
    DIR *threads = opendir(path);
    if (threads == NULL) continue;
    for (struct dirent *thread; (thread = readdir(threads)) != NULL && !(waits & FOR_CORE);) {
      if (thread->d_name[0] != '.') waits |= waits_of(found[i], thread->d_name);
    }
    closedir(threads);
  }
  return waits;
}

static int naps(pid_t pid) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/%d/syscall", pid);
  if (slurp(path, text, sizeof text) <= 0) return 0; /* we may not read it */
  char *end;
  long call = strtol(text, &end, 10);
  return end > text && (call == SYS_clock_nanosleep
#ifdef SYS_nanosleep
                        || call == SYS_nanosleep
#endif
                       );
}

/* Whether a process found by the last look is in a timed sleep, and so is not waiting for input. */
int tree_naps(void) {
  for (size_t i = 0; i < found_count; i++) {
    if (naps(found[i])) return 1;
  }
  return 0;
}

/* Lets all threads of the processes found by the last look run on every processor. */
void tree_let_go(void) {
  char path[64];
  for (size_t i = 0; i < found_count; i++) {
    snprintf(path, sizeof path, "/proc/%d/task", found[i]);
    DIR *threads = opendir(path);
    if (threads == NULL) continue;
    for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
      pid_t id = (pid_t)strtol(thread->d_name, NULL, 10);
      if (id > 0) place_let_go(id);
    }
    closedir(threads);
  }
}

/*
 * Gives the processes found by the last look, and the leader's group, the lowest priority. Their
 * children inherit it. A zygote that serves keeps its own, because nothing would raise it again.
 */
void tree_hold_back(pid_t leader) {
  if (leader > 1) setpriority(PRIO_PGRP, (id_t)leader, LOWEST_PRIORITY);
  for (size_t i = 0; i < found_count; i++) {
    if (found[i] != zygote_process()) setpriority(PRIO_PROCESS, (id_t)found[i], LOWEST_PRIORITY);
  }
}

/* Memory of the processes found by the last look, combined with the memory outside processes. */
uint64_t tree_memory(uint64_t outside) { return memory_of(user, found, found_count, outside); }

/*
 * Kills all descendants until no new ones appear. Zombies are not reaped meanwhile: they count
 * towards their user's process limit, so a fork bomb that has reached it cannot grow again.
 */
static void kill_all(void) {
  size_t before;
  found_count = 0;
  do {
    before = found_count;
    find_all(MOST_PROCESSES);
    for (size_t i = 0; i < found_count; i++) kill(found[i], SIGKILL);
    if (zygote_process() > 0) kill(zygote_process(), SIGKILL);
  } while (found_count > before);
}

/* Kills every process of the program's user with one call. */
static void kill_user(void) {
  pid_t helper = fork();
  if (helper == 0) {
    if (syscall(SYS_setresuid, user, user, user) == 0) kill(-1, SIGKILL);
    _exit(0);
  }
  while (helper > 0 && waitpid(helper, NULL, 0) < 0 && errno == EINTR) {
  }
}

/* Sends SIGKILL to all descendants, with one call if possible: no fork can outrun that. */
void tree_kill(pid_t leader) {
  if (tree_is_namespace()) {
    kill(-1, SIGKILL);
  } else if (user != 0) {
    kill_user();
  } else {
    if (leader > 1) kill(-leader, SIGKILL);
    kill_all();
  }
}

/* Number of threads of the runner's user on this machine: RLIMIT_NPROC counts them all. */
uint64_t tree_threads_of_user(void) {
  uint64_t threads = 0;
  char path[64], text[1024];
  struct stat status;
  found_count = 0;
  add_numbered("/proc", 0);
  for (size_t i = 0; i < found_count; i++) {
    snprintf(path, sizeof path, "/proc/%d/stat", found[i]);
    if (stat(path, &status) != 0 || status.st_uid != getuid()) continue;
    if (slurp(path, text, sizeof text) <= 0) continue;
    char *fields = strrchr(text, ')');
    long own = 1;
    if (fields != NULL) sscanf(fields + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld", &own);
    threads += (uint64_t)own;
  }
  return threads;
}
