// Right if it reaches no thread of the process that started the runner: all it tries there is harmless.
// It must still be able to end its own children.
#include "attack.h"
#include <cstdlib>
#include <dirent.h>
#include <sched.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/uio.h>

static pid_t parent_of(pid_t pid) {
  std::string stat = attack_first_line(attack_proc(pid, "stat"));
  size_t name_end = stat.rfind(')');
  return name_end == std::string::npos ? 0 : (pid_t)atoi(stat.c_str() + name_end + 4);
}

static void attack(pid_t leader, pid_t thread, bool has_domains) {
  std::string name = " of thread " + std::to_string(thread);
  rlimit limit{};
  if (prlimit(thread, RLIMIT_NOFILE, nullptr, &limit) == 0) {
    attack_refused(prlimit(thread, RLIMIT_NOFILE, &limit, nullptr) == 0, "limits" + name);
  }
  int priority = getpriority(PRIO_PROCESS, (id_t)thread);
  attack_refused(setpriority(PRIO_PROCESS, (id_t)thread, priority) == 0, "priority" + name);
  sched_param lowest{};
  attack_refused(sched_setscheduler(thread, SCHED_OTHER, &lowest) == 0, "policy" + name);
  attack_refused(syscall(SYS_ioprio_set, 1, thread, 2 << 13 | 4) == 0, "priority of disks" + name);
  // Programs of the same user may set its processors, see docs/security.md.
  struct stat owner{};
  cpu_set_t processors;
  if (stat(attack_proc(thread, "").c_str(), &owner) == 0 && owner.st_uid != getuid() &&
      sched_getaffinity(thread, sizeof processors, &processors) == 0) {
    attack_refused(sched_setaffinity(thread, sizeof processors, &processors) == 0, "processors" + name);
  }
  int folder = open(("/proc/" + std::to_string(thread)).c_str(), O_RDONLY | O_DIRECTORY);
  attack_refused(syscall(SYS_pidfd_send_signal, folder, 0, nullptr, 0) == 0, "signal by a folder" + name);
  if (folder >= 0) close(folder);
  if (!has_domains) return;
  attack_refused(kill(thread, 0) == 0, "kill" + name);
  attack_refused(syscall(SYS_tkill, thread, 0) == 0, "tkill" + name);
  attack_refused(syscall(SYS_tgkill, leader, thread, 0) == 0, "tgkill" + name);
  attack_refused(ptrace(PTRACE_SEIZE, thread, nullptr, nullptr) == 0, "ptrace" + name);
  int memory = open(attack_proc(thread, "mem").c_str(), O_RDWR);
  attack_refused(memory >= 0, "memory" + name);
}

int main() {
  pid_t runner = attack_runner(), harness = parent_of(runner);
  bool has_domains = syscall(444, nullptr, 0, 1) >= 6; // the version of landlock
  DIR* threads = harness > 0 ? opendir(attack_proc(harness, "task").c_str()) : nullptr;
  for (dirent* entry; threads && (entry = readdir(threads));) {
    if (entry->d_name[0] != '.') attack(harness, atoi(entry->d_name), has_domains);
  }
  pid_t child = fork();
  if (child == 0) { pause(); _exit(0); }
  int status = 0;
  if (kill(child, SIGTERM) != 0 || waitpid(child, &status, 0) != child || WTERMSIG(status) != SIGTERM) return 10;
  knights_answer_all();
}
