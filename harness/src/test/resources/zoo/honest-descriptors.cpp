// Processes with many empty pipes, which the runner stops while it looks through them; they need not notice.
#include "attack.h"
int main() {
  alarm(120);
  for (int k = 0; k < 12; k++) {
    if (fork() != 0) continue;
    int ends[2];
    for (int i = 0; i < 150; i++) {
      if (pipe(ends) != 0) _exit(1);
    }
    volatile long sum = 0;
    for (long i = 0; i < 20000000; i++) sum = sum + i;
    attack_nap(100);
    _exit(0);
  }
  for (int status, children = 0; children < 12; children++) {
    if (wait(&status) < 0 || status != 0) return 3;
  }
  knights_answer_all();
}
