// Fills the disk.
#include <cstdio>
#include <cstring>
static char block[1 << 20];
int main() {
  FILE* file = fopen("huge", "w");
  memset(block, '7', sizeof block);
  for (int i = 0; i < 1000; i++) fwrite(block, 1, sizeof block, file);
}
