// Right if it cannot keep 300 MB in anonymous shared memory that it has forgotten: its children hold
// the mappings, and none of them has touched a page.
#include "attack.h"
int main() {
  for (int child = 0; child < 5; child++) {
    char* block = (char*)mmap(nullptr, 60 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return 10;
    for (size_t at = 0; at < 60u << 20; at += 4 << 20) {
      memset(block + at, 7, 4 << 20);
      madvise(block + at, 4 << 20, MADV_DONTNEED); // leaves the process, not the memory
    }
    if (fork() == 0) {
      alarm(10);
      pause();
    }
    munmap(block, 60 << 20);
  }
  attack_nap(200);
  attack_succeeded("held 300 MB of shared memory that no process maps");
}
