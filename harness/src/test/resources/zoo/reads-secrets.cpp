// Right if it can read no secret; fails where it can.
#include "knights.h"
#include <dirent.h>
int main() {
  for (const char* path : {"/etc/passwd", "/etc/shadow", "/etc/hostname"}) if (fopen(path, "r")) return 9;
  DIR* homes = opendir("/home");
  if (homes) return 10;
  knights_answer_all();
}
