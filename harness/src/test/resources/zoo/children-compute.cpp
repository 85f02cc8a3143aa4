// One child after the other computes a little, and is waited for.
#include <ctime>
#include <sys/wait.h>
#include <unistd.h>
int main() {
  for (;;) {
    pid_t child = fork();
    if (child == 0) { for (clock_t until = clock() + CLOCKS_PER_SEC / 20; clock() < until;) {} _exit(0); }
    waitpid(child, nullptr, 0);
  }
}
