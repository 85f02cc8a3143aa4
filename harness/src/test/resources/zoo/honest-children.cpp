// Honest: a hundred short children, one after another, and four at a time that are waited for late.
#include "attack.h"
static void compute(int millis) {
  for (clock_t until = clock() + millis * CLOCKS_PER_SEC / 1000; clock() < until;) {}
}
int main() {
  for (int i = 0; i < 100; i++) {
    pid_t child = fork();
    if (child == 0) { compute(1); _exit(0); }
    waitpid(child, nullptr, 0);
  }
  for (int i = 0; i < 4; i++) {
    if (fork() == 0) { compute(20); _exit(0); }
  }
  compute(100);
  while (waitpid(-1, nullptr, 0) > 0) {}
  knights_answer_all();
}
