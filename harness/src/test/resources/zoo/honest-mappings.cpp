// Honest: large mappings that are hardly used, shared and private, children that share one, and sockets.
#include "attack.h"
#include <sys/socket.h>
int main() {
  const size_t large = size_t(1) << 30;
  char* shared = (char*)mmap(nullptr, large, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  char* own = (char*)mmap(nullptr, large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED || own == MAP_FAILED) return 10;
  int ends[2];
  for (int i = 0; i < 100; i++) if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return 11;
  for (int k = 0; k < 4; k++) {
    if (fork() != 0) continue;
    memset(shared + k * (large / 4), 7, 4 << 20);
    attack_nap(100);
    _exit(0);
  }
  memset(own, 7, 4 << 20);
  while (waitpid(-1, nullptr, 0) > 0) {}
  for (int k = 0; k < 4; k++) if (shared[k * (large / 4)] != 7) return 12;
  knights_answer_all();
}
