// Moves its memory to the machine's swap space as soon as it has been used; without one, it stays.
#include "attack.h"
#ifndef MADV_PAGEOUT
#define MADV_PAGEOUT 21
#endif
int main() {
  alarm(120);
  const size_t block = 4 << 20, blocks = 10;
  for (int flags : {MAP_PRIVATE, MAP_SHARED}) {
    char* all = (char*)mmap(nullptr, block * blocks, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) return 3;
    for (size_t i = 0; i < blocks; i++) {
      for (size_t at = 0; at < block; at++) all[i * block + at] = (char)(at * 31 + i);
      madvise(all + i * block, block, MADV_PAGEOUT);
      attack_nap(10);
    }
  }
  attack_nap(200);
  attack_succeeded("40 MB of its own and 40 MB of shared memory");
}
