// Answers rightly, then asks for more input until there is some.
#include "knights.h"
int main() {
  knights_answer_all();
  int more;
  while (scanf("%d", &more) != 1) {}
}
