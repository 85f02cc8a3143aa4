// Computes for ever, deaf to every signal that one can be deaf to.
#include <csignal>
int main() {
  for (int s = 1; s < 65; s++) signal(s, SIG_IGN);
  for (volatile unsigned i = 0;; i = i + 1) {}
}
