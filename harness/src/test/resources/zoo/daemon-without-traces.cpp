// Answers rightly and leaves a daemon behind that nothing inherited gives away: no variable, no open
// file, no folder, no parent. Its name is for those who look whether it is gone.
#include "attack.h"
int main() {
  pid_t first = fork();
  if (first == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    if (chdir("/") != 0) _exit(1);
    for (int fd = 0; fd < 256; fd++) close(fd);
    char seconds[] = "30", name[] = "harness-zoo";
    char *arguments[] = {name, seconds, nullptr}, *nothing[] = {nullptr};
    execve("/bin/sleep", arguments, nothing);
    _exit(1);
  }
  waitpid(first, nullptr, 0);
  knights_answer_all();
}
