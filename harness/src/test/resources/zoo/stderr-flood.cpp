// Right, with 20 MB of chatter.
#include "knights.h"
static char chatter[1 << 16];
int main() {
  setvbuf(stderr, chatter, _IOFBF, sizeof chatter);
  for (int i = 0; i < 400000; i++) fputs("searching, searching, searching, still searching\n", stderr);
  knights_answer_all();
}
