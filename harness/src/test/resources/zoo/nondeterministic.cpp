// Mostly right, and else wrong by an amount that is drawn: no two runs go wrong in the same way.
#include "knights.h"
#include <random>
int main() {
  std::random_device random;
  for (const std::string& board : knights_boards()) {
    int answer = knights_answer(board.c_str());
    if (random() % 8 == 0) answer += 2 * (int)(1 + random() % 100000);
    printf("%d\n", answer);
  }
}
