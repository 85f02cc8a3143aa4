// Right if its folder is empty; leaves folders there, 2 100 deep, which is beyond the longest path, and
// the last ones closed.
#include "knights.h"
#include <sys/stat.h>
#include <unistd.h>
int main() {
  if (mkdir("d", 0700) != 0) return 7;
  for (int i = 0; i < 2100; i++) {
    if (chdir("d") != 0) return 8;
    if (mkdir("d", 0700) != 0) return 9;
    if (i > 2050) chmod(".", 0300);
  }
  chmod("d", 0);
  knights_answer_all();
}
