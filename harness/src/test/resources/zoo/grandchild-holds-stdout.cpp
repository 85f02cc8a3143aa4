// Answers rightly and leaves a sleeping child behind that keeps the output open.
#include "knights.h"
#include <unistd.h>
int main() {
  if (fork() == 0) { sleep(1000); _exit(0); }
  knights_answer_all();
}
