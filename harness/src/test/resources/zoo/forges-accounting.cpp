// Right if it cannot write into its parent's channels; there it would forge its own figures.
#include "knights.h"
#include <fcntl.h>
#include <unistd.h>
int main() {
  char path[64];
  for (int fd = 0; fd < 64; fd++) {
    snprintf(path, sizeof path, "/proc/%d/fd/%d", getppid(), fd);
    int forged = open(path, O_WRONLY | O_NONBLOCK);
    if (forged >= 0) { if (write(forged, "R", 1) < 0) return 8; return 9; }
  }
  for (int fd = 3; fd < 64; fd++) if (write(fd, "R", 1) > 0) return 10;
  knights_answer_all();
}
