// Computes a little, naps, and never ends: neither idle nor busy.
#include <ctime>
#include <unistd.h>
int main() {
  for (;;) {
    for (clock_t until = clock() + CLOCKS_PER_SEC / 700; clock() < until;) {}
    usleep(10000);
  }
}
