// Right, with eight children that read the 40 MB of their parent and write nothing: all of them
// together use 40 MB.
#include "attack.h"
int main() {
  const size_t size = 40 << 20;
  char* block = attack_fill(size);
  int ready[2], leave[2];
  if (!block || pipe(ready) != 0 || pipe(leave) != 0) return 10;
  for (int child = 0; child < 8; child++) {
    if (attack_fork() == 0) {
      long sum = 0;
      for (size_t at = 0; at < size; at += 4096) sum += block[at];
      char byte = 0;
      close(leave[1]);
      if (sum != (long)(7 * size / 4096) || write(ready[1], "r", 1) != 1) _exit(1);
      _exit(read(leave[0], &byte, 1) != 0);
    }
  }
  char byte;
  for (int child = 0; child < 8; child++) {
    if (read(ready[0], &byte, 1) != 1) return 10;
  }
  attack_nap(200);
  close(leave[1]);
  for (int child = 0; child < 8; child++) {
    int status;
    if (wait(&status) < 0 || status != 0) return 11;
  }
  knights_answer_all();
}
