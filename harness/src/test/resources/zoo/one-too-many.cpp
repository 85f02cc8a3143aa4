// Says the last answer twice.
#include "knights.h"
int main() {
  int last = 0;
  for (const std::string& board : knights_boards()) printf("%d\n", last = knights_answer(board.c_str()));
  printf("%d\n", last);
}
