// Right if the programs of other users that it starts run as its own user, without privileges.
#include "attack.h"
#include <sys/prctl.h>
#include <sys/stat.h>

static std::string line_of(pid_t pid, const char* key) {
  char line[512];
  std::string found;
  FILE* file = fopen(attack_proc(pid, "status").c_str(), "r");
  while (file && fgets(line, sizeof line, file)) {
    if (strncmp(line, key, strlen(key)) == 0) found = line;
  }
  if (file) fclose(file);
  return found;
}

// Starts a program that waits for its input, and looks whose it is.
static void start(const char* path) {
  struct stat status;
  int ends[2];
  if (stat(path, &status) != 0 || !(status.st_mode & S_ISUID) || pipe(ends) != 0) return;
  pid_t child = attack_fork();
  if (child == 0) {
    dup2(ends[0], 0);
    for (int fd = 3; fd < 512; fd++) fcntl(fd, F_SETFD, FD_CLOEXEC);
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    execl(path, path, (char*)nullptr);
    _exit(1);
  }
  for (int i = 0; i < 20; i++) {
    for (const char* key : {"Uid:", "CapEff:"}) {
      std::string other = line_of(child, key);
      attack_refused(!other.empty() && other != line_of(getpid(), key), std::string(path) + " runs with " + other);
    }
    attack_nap(1);
  }
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  close(ends[0]);
  close(ends[1]);
}

int main() {
  attack_refused(prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1, "new privileges");
  for (const char* name : {"su", "passwd", "newgrp", "mount"}) start((std::string("/usr/bin/") + name).c_str());
  knights_answer_all();
}
