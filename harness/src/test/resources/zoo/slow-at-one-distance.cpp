// Right, but far too slow at distance 7.
#include "knights.h"
int main() {
  for (const std::string& board : knights_boards()) {
    int answer = knights_answer(board.c_str());
    if (answer == 7) for (volatile unsigned long i = 0; i < 20000000000ul; i = i + 1) {}
    printf("%d\n", answer);
  }
}
