// Right if its folder is empty; leaves folders there, 3 000 deep and the last ones closed.
#include "knights.h"
#include <sys/stat.h>
#include <unistd.h>
int main() {
  if (mkdir("d", 0700) != 0) return 7;
  for (int i = 0; i < 3000; i++) {
    if (chdir("d") != 0) return 8;
    if (mkdir("d", 0700) != 0) return 9;
    if (i > 2900) chmod(".", 0300);
  }
  chmod("d", 0);
  knights_answer_all();
}
