// Right if its folder is empty; leaves deep and unreadable folders there.
#include "knights.h"
#include <sys/stat.h>
#include <unistd.h>
int main() {
  if (mkdir("deep", 0700) != 0) return 7;
  char start[4096];
  if (!getcwd(start, sizeof start)) return 8;
  for (int i = 0; i < 600; i++) { if (mkdir("deep", 0700) != 0 && i > 0) return 9; if (chdir("deep") != 0) return 10; }
  if (chdir(start) != 0) return 11;
  mkdir("sealed", 0700);
  mkdir("sealed/inner", 0700);
  chmod("sealed/inner", 0);
  chmod("sealed", 0);
  knights_answer_all();
}
