// Right if it can write nowhere but in its folder; fails where it can.
#include "knights.h"
#include <unistd.h>
int main() {
  for (const char* path : {"/etc/harness-zoo", "/usr/harness-zoo", "/harness-zoo", "/dev/harness-zoo", "/var/tmp/harness-zoo"}) {
    FILE* file = fopen(path, "w");
    if (file) { fclose(file); unlink(path); return 9; }
  }
  FILE* own = fopen("own", "w");
  if (!own) return 10;
  knights_answer_all();
}
