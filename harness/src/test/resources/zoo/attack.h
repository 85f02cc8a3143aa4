// What the hostile programs here share. An attack that succeeds ends the program with exit code 9
// and a line that says so. One that is refused lets the program go on and answer rightly.
#pragma once
#include "knights.h"
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <new>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

[[noreturn]] inline void attack_succeeded(const std::string& what) {
  fprintf(stderr, "attack succeeded: %s\n", what.c_str());
  _exit(9);
}

inline void attack_refused(bool succeeded, const std::string& what) {
  if (succeeded) attack_succeeded(what);
}

// Without a child the attack has not even begun: that proves nothing.
inline pid_t attack_fork() {
  pid_t child = fork();
  if (child < 0) {
    perror("no child here");
    _exit(10);
  }
  return child;
}

// Tries an attack in a child, for what refuses it may be an error or the end of the process.
template <typename Attack> void attack_in_child(const std::string& what, Attack attack) {
  pid_t child = fork();
  if (child == 0) _exit(attack() ? 9 : 0);
  int status = 0;
  if (child > 0 && waitpid(child, &status, 0) == child) {
    attack_refused(WIFEXITED(status) && WEXITSTATUS(status) == 9, what);
  }
}

inline void attack_nap(int milliseconds) {
  timespec left{milliseconds / 1000, milliseconds % 1000 * 1000000L};
  while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
}

inline std::string attack_first_line(const std::string& path) {
  char line[512] = "";
  FILE* file = fopen(path.c_str(), "r");
  if (file) {
    if (!fgets(line, sizeof line, file)) line[0] = 0;
    fclose(file);
  }
  line[strcspn(line, "\n")] = 0;
  return line;
}

inline std::string attack_proc(pid_t pid, const char* name) {
  return "/proc/" + std::to_string(pid) + "/" + name;
}

inline bool attack_is_runner(pid_t pid) { return attack_first_line(attack_proc(pid, "comm")) == "runner"; }

// The process that watches this one. What else it may be is nobody's to attack.
inline pid_t attack_runner() {
  pid_t parent = getppid();
  if (!attack_is_runner(parent)) {
    fprintf(stderr, "no runner here: process %d is '%s'\n", (int)parent,
            attack_first_line(attack_proc(parent, "comm")).c_str());
    _exit(10);
  }
  return parent;
}

// A signal may be said to be sent and do nothing: what counts is how its target is.
inline void attack_expect_well(pid_t runner, const char* after) {
  attack_nap(100);
  if (getppid() != runner) attack_succeeded(std::string("the runner is gone after ") + after);
  std::string stat = attack_first_line(attack_proc(runner, "stat"));
  size_t name_end = stat.rfind(')');
  char state = name_end == std::string::npos || name_end + 2 >= stat.size() ? '?' : stat[name_end + 2];
  if (strchr("TtZX", state)) {
    kill(runner, SIGCONT);
    attack_succeeded(std::string("the runner is in state ") + state + " after " + after);
  }
}

// Memory that is really used.
inline char* attack_fill(size_t bytes) {
  void* block = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return nullptr;
  memset(block, 7, bytes);
  return (char*)block;
}

// A bound on all bombs: 2 000 children in all, and every process ends after some seconds. One that
// lives for so long, because nobody has ended it, says so.
#ifndef ATTACK_BOMB_SECONDS
#define ATTACK_BOMB_SECONDS 10
#endif
struct AttackBomb {
  std::atomic<int> children;
  pid_t first;
};
inline AttackBomb* attack_bomb;

inline void attack_bomb_outlives(int) {
  static const char text[] = "attack succeeded: nobody ended a process\n";
  if (write(2, text, sizeof text - 1) < 0) _exit(10);
  _exit(9);
}

inline void attack_bomb_prepare() {
  void* shared = mmap(nullptr, sizeof(AttackBomb), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) _exit(10);
  attack_bomb = new (shared) AttackBomb{{0}, getpid()};
  signal(SIGALRM, attack_bomb_outlives);
  alarm(ATTACK_BOMB_SECONDS);
}

// Forks within the bound; a child gets its own seconds, for alarms are not inherited. The first
// process tells when the bound is reached, which no limit may let happen.
inline pid_t attack_bomb_fork() {
  if (attack_bomb->children++ >= 2000) {
    if (getpid() == attack_bomb->first) attack_succeeded("2000 children");
    pause();
    _exit(0);
  }
  pid_t child = fork();
  if (child == 0) alarm(ATTACK_BOMB_SECONDS);
  if (child < 0) attack_bomb->children--;
  return child;
}
