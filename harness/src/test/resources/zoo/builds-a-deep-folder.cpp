// Right if its folder is empty; leaves folders there that no path can name, for it would be 75 000
// characters long, the last ones closed.
#include "knights.h"
#include <sys/stat.h>
#include <unistd.h>
int main() {
  const std::string name(250, 'd');
  if (mkdir(name.c_str(), 0700) != 0) return 7;
  for (int i = 0; i < 300; i++) {
    if (chdir(name.c_str()) != 0) return 8;
    if (mkdir(name.c_str(), 0700) != 0) return 9;
    if (i > 280) chmod(".", 0300);
  }
  chmod(name.c_str(), 0);
  knights_answer_all();
}
