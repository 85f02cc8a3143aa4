// Right, with five children one after the other, each of which writes 20 MB of its own beside
// the 20 MB of its parent: never more than 40 MB.
#include "attack.h"
int main() {
  const size_t size = 20 << 20;
  char* block = attack_fill(size);
  if (!block) return 10;
  for (int i = 0; i < 5; i++) {
    pid_t child = fork();
    if (child == 0) {
      memset(block, i, size);
      _exit(0);
    }
    int status;
    if (waitpid(child, &status, 0) != child || status != 0) return 11;
  }
  knights_answer_all();
}
