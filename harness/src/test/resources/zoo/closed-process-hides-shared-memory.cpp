// As hides-shared-memory.cpp, in a process whose memory nobody else may look at.
#include "attack.h"
#include <sys/prctl.h>
int main() {
  alarm(120);
  if (prctl(PR_SET_DUMPABLE, 0) != 0) return 10;
  const size_t part = 8 << 20, parts = 32;
  char* block = (char*)mmap(nullptr, parts * part, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return 10;
  for (size_t i = 0; i < parts; i++) {
    memset(block + i * part, 7, part);
    madvise(block + i * part, part, MADV_DONTNEED);
    attack_nap(1);
  }
  attack_nap(200);
  for (size_t i = 0; i < parts; i++) if (block[i * part] != 7) return 10;
  attack_succeeded("256 MB of a shared mapping");
}
