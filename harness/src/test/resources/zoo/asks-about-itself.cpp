// Right, after the questions that honest programs and their libraries ask about themselves.
#include "knights.h"
#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <unistd.h>
int main() {
  rlimit stack;
  if (getrlimit(RLIMIT_STACK, &stack) != 0) return 11;
  stack.rlim_cur = stack.rlim_max;
  rlimit no_core{0, 0};
  if (setrlimit(RLIMIT_STACK, &stack) != 0 || setrlimit(RLIMIT_CORE, &no_core) != 0) return 12;
  if (prlimit(getpid(), RLIMIT_NOFILE, nullptr, &stack) != 0) return 13;
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) != 0) return 14;
  if (sched_setaffinity(0, sizeof processors, &processors) != 0) return 15;
  if (sched_setaffinity(getpid(), sizeof processors, &processors) != 0) return 16;
  int priority = getpriority(PRIO_PROCESS, 0);  // whoever runs the tests may be nice already
  if (setpriority(PRIO_PROCESS, 0, priority) != 0 || nice(1) < priority) return 17;
  if (prctl(PR_SET_NAME, "solver") != 0) return 18;
  utsname system;
  struct sysinfo figures;
  if (uname(&system) != 0 || sysinfo(&figures) != 0) return 19;
  for (const char* path : {"/dev/null", "/dev/zero", "/dev/urandom", "/proc/self/status", "/proc/self/maps", "/proc/cpuinfo",
                           "/proc/meminfo", "/proc/self/exe"}) {
    char byte;
    int fd = open(path, O_RDONLY);
    if (fd < 0 || read(fd, &byte, 1) < 0) { perror(path); return 20; }
    close(fd);
  }
  FILE* nothing = fopen("/dev/null", "w");
  if (!nothing || fputs("words", nothing) < 0) return 21;
  knights_answer_all();
}
