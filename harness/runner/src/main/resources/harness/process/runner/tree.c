/*
 * The runner's descendants: measures them while they live, and kills them.
 */
#define _GNU_SOURCE
#include "tree.h"
#include "clock.h"
#include "confine.h"
#include "hidden.h"
#include "memory.h"
#include "namespace.h"
#include "place.h"
#include "text.h"
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

#define MAX_PROCESSES 65536
#define LOWEST_PRIORITY 19
/* How long to try to end all descendants. */
#define END_WAIT (5 * SECOND)
/* Processes may fork until they are stopped; their children are found by the next look. */
#define MAX_PAUSES 8

static pid_t found[MAX_PROCESSES];
static size_t found_count;
static long ticks_per_second, page_bytes;
static uid_t user;
static pid_t leader;   /* of the current program's process group; 0: none */
static pid_t zygote;   /* 0: none */
static int has_zygote; /* the zygote does the current run itself */

/* A process at the last look, and its CPU time in nanoseconds. */
struct looked_at {
  pid_t pid;
  uint64_t cpu;
};
#define MAX_LOOKED_AT 1024
static struct looked_at looks[2][MAX_LOOKED_AT];
static struct looked_at *last_look = looks[0], *this_look = looks[1];
static size_t last_count, this_count;
static uint64_t last_time; /* of the last look */

/* Prepares to watch programs run by this user; 0: by the runner's user. */
void tree_open(uid_t of_programs) {
  user = of_programs;
  ticks_per_second = sysconf(_SC_CLK_TCK);
  page_bytes = sysconf(_SC_PAGESIZE);
  if (!has_namespace()) prctl(PR_SET_CHILD_SUBREAPER, 1);
}

void tree_lead(pid_t pid) { leader = pid; }

void tree_zygote(pid_t pid) { zygote = pid; }

void tree_include_zygote(int is_run) { has_zygote = is_run; }

static void add(pid_t pid) {
  if ((has_zygote || pid != zygote) && found_count < MAX_PROCESSES) found[found_count++] = pid;
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
  static char text[16 * MAX_PROCESSES];
  char path[96];
  snprintf(path, sizeof path, "/proc/%d/task", parent);
  DIR *threads = opendir(path);
  if (threads == NULL) return;
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    if (thread->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/children", parent, thread->d_name);
    if (read_text(path, text, sizeof text) <= 0) continue;
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
  if (has_namespace()) {
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

static int waits_of(pid_t pid, const char *thread) {
  char path[96], text[1024];
  snprintf(path, sizeof path, "/proc/%d/task/%.20s/stat", pid, thread);
  if (read_text(path, text, sizeof text) <= 0) return 0;
  const char *name_end = strrchr(text, ')');
  char state = name_end == NULL || name_end[1] == 0 ? 0 : name_end[2];
  return state == 'R' ? FOR_CORE : state == 'D' ? FOR_DISK : 0;
}

/* No process has been looked at in this run. */
void tree_begin(void) {
  last_count = 0;
  last_time = now();
}

/* The next look stands only for what this process does from now on. */
void tree_know(pid_t pid, uint64_t cpu) {
  last_look[0] = (struct looked_at){pid, cpu};
  last_count = 1;
  last_time = now();
}

/* A thread's CPU time, as a share of the time in which it wanted a core; counted in 1024ths. */
#define WHOLE_SHARE 1024
static uint64_t share_of_core(pid_t pid, const char *thread) {
  char path[96], text[128];
  uint64_t computed, waited;
  snprintf(path, sizeof path, "/proc/%d/task/%.20s/schedstat", pid, thread);
  if (read_text(path, text, sizeof text) <= 0) return WHOLE_SHARE;
  if (sscanf(text, "%lu %lu", &computed, &waited) != 2 || computed == 0) return 0;
  return WHOLE_SHARE * computed / (computed + waited);
}

/* The sum of these shares over a process's running threads. */
static uint64_t shares_of_cores(pid_t pid) {
  uint64_t sum = 0;
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *threads = opendir(path);
  if (threads == NULL) return 0;
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    if (thread->d_name[0] == '.' || waits_of(pid, thread->d_name) != FOR_CORE) continue;
    sum += share_of_core(pid, thread->d_name);
  }
  closedir(threads);
  return sum;
}

/* The least time that a process has lived for; it started at a tick since the system did. */
static uint64_t least_age(uint64_t start) {
  struct timespec time;
  uint64_t tick = SECOND / (uint64_t)ticks_per_second, latest_start = (start + 1) * tick;
  if (clock_gettime(CLOCK_BOOTTIME, &time) != 0) return 0;
  uint64_t now = (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
  return now > latest_start ? now - latest_start : 0;
}

/*
 * CPU time that a process stands for. The kernel forgets the time of a process whose parent ignores
 * SIGCHLD, and many short ones may come and go unseen. So whatever runs at a look, and was not there at
 * the last one, stands for all that ran in between before it started; looks come at random times.
 */
static uint64_t time_stood_for(pid_t pid, uint64_t cpu, uint64_t start, uint64_t passed) {
  if (this_count < MAX_LOOKED_AT) this_look[this_count++] = (struct looked_at){pid, cpu};
  for (size_t i = 0; i < last_count; i++) {
    if (last_look[i].pid == pid && last_look[i].cpu <= cpu) return cpu - last_look[i].cpu;
  }
  uint64_t age = least_age(start);
  if (age > passed) age = 0; /* there were too many at the last look to keep them all */
  return (age == 0 ? 0 : cpu) + (passed - age) * shares_of_cores(pid) / WHOLE_SHARE;
}

static void add_usage(pid_t pid, uint64_t passed, int is_swapping, struct usage *usage) {
  char path[64], text[1024], state;
  unsigned long faults, child_faults, child_user, child_system;
  unsigned long long start;
  long resident;
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  if (read_text(path, text, sizeof text) <= 0) return;
  char *fields = strrchr(text, ')');
  if (fields == NULL) return;
  if (sscanf(fields + 1,
             " %c %*d %*d %*d %*d %*d %*u %lu %lu %*u %*u %*u %*u %lu %lu"
             " %*d %*d %*d %*d %llu %*u %ld",
             &state, &faults, &child_faults, &child_user, &child_system, &start, &resident) != 7) {
    return;
  }
  uint64_t own = tree_clock(pid);
  usage->cpu += own + (child_user + child_system) * (SECOND / (uint64_t)ticks_per_second);
  usage->faults += faults + child_faults;
  usage->sampled += time_stood_for(pid, own, start, passed);
  if (state == 'Z') return;
  usage->processes++;
  usage->resident += (uint64_t)resident * (uint64_t)page_bytes + (is_swapping ? memory_on_disk(pid) : 0);
  usage->descriptors += hidden_descriptors(pid);
}

/* Usage of all descendants. If there are more than enough, only their number is set. */
struct usage tree_usage(size_t enough) {
  struct usage usage = {0};
  uint64_t time = now(), passed = time - last_time;
  find_all(enough);
  if (found_count > enough) {
    usage.processes = found_count;
    return usage;
  }
  this_count = 0;
  int is_swapping = hidden_is_swapping();
  for (size_t i = 0; i < found_count; i++) add_usage(found[i], passed, is_swapping, &usage);
  struct looked_at *swapped = last_look;
  last_look = this_look;
  last_count = this_count;
  this_look = swapped;
  last_time = time;
  return usage;
}

/* Whether any process besides the zygote is alive. */
int tree_has_others(void) {
  find_all(1);
  return found_count != 1 || found[0] != zygote;
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
  if (read_text(path, text, sizeof text) <= 0) return 0; /* we may not read it */
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
 * children inherit it. A zygote keeps its own, because nothing would raise it again.
 */
void tree_hold_back(pid_t leader) {
  if (leader > 1) confine_pass(SYS_setpriority, PRIO_PGRP, leader, LOWEST_PRIORITY);
  for (size_t i = 0; i < found_count; i++) {
    if (found[i] != zygote) confine_pass(SYS_setpriority, PRIO_PROCESS, found[i], LOWEST_PRIORITY);
  }
}

/* Memory of the processes found by the last look, combined with the memory outside processes. */
uint64_t tree_memory(uint64_t outside, uint64_t growth) {
  return memory_of(user, found, found_count, outside, growth);
}

/* Data in the buffers of the processes found by the last look; may stop counting once it is enough. */
uint64_t tree_buffers(const struct usage *usage, uint64_t enough) {
  return hidden_in_buffers(found, found_count, hidden_at_most(usage->descriptors), usage->resident, enough);
}

/* Stops all descendants, so that a long look sees what there was at one moment. */
void tree_pause(void) {
  size_t stopped = 0;
  for (int looks = 0; looks < MAX_PAUSES; looks++) {
    find_all(MAX_PROCESSES);
    if (found_count <= stopped) break;
    stopped = found_count;
    for (size_t i = 0; i < found_count; i++) kill(found[i], SIGSTOP);
  }
}

/* Lets the processes found by the last look go on. */
void tree_resume(void) {
  for (size_t i = 0; i < found_count; i++) kill(found[i], SIGCONT);
}

/*
 * Kills all descendants until no new ones appear. Zombies are not reaped meanwhile: they count
 * towards their user's process limit, so a fork bomb that has reached it cannot grow again.
 */
static void kill_all(void) {
  size_t before;
  found_count = 0;
  do {
    before = found_count;
    find_all(MAX_PROCESSES);
    for (size_t i = 0; i < found_count; i++) kill(found[i], SIGKILL);
    if (zygote > 0) kill(zygote, SIGKILL);
  } while (found_count > before);
}

/* Kills every process of the program's user with one call. Returns whether we could fork for that. */
static int kill_user(void) {
  pid_t helper = fork();
  if (helper == 0) {
    if (syscall(SYS_setresuid, user, user, user) == 0) kill(-1, SIGKILL);
    _exit(0);
  }
  while (helper > 0 && waitpid(helper, NULL, 0) < 0 && errno == EINTR) {
  }
  return helper > 0;
}

/* Sends SIGKILL to all descendants, with one call if possible: no fork can outrun that. */
void tree_kill(void) {
  if (has_namespace()) {
    kill(-1, SIGKILL);
  } else if (user == 0 || !kill_user()) {
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
    if (read_text(path, text, sizeof text) <= 0) continue;
    char *fields = strrchr(text, ')');
    long own = 1;
    if (fields != NULL) sscanf(fields + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld", &own);
    threads += (uint64_t)own;
  }
  return threads;
}

void tree_end(void) {
  struct timespec pause = {0, 200000};
  uint64_t until = now() + END_WAIT;
  for (pid_t ended = 0; ended >= 0 && now() < until;) {
    ended = waitpid(-1, NULL, WNOHANG);
    if (ended != 0) continue;
    tree_kill();
    nanosleep(&pause, NULL);
  }
}
