// Fills 64 shared mappings of 4 MB, and keeps one page of each in its address space, not filled.
#include "attack.h"
int main() {
  alarm(120);
  const size_t part = 4 << 20, page = 4096;
  char* blocks[64];
  for (char*& block : blocks) {
    block = (char*)mmap(nullptr, part + page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return 10;
    memset(block + page, 7, part);
    munmap(block + page, part);
  }
  attack_nap(200);
  attack_succeeded("256 MB in many shared mappings");
}
