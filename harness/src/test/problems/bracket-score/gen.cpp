// gen PAIRS PERCENT SEED: PAIRS pairs of brackets, each next one an opening one at PERCENT.
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
int main(int, char** argv) {
  int left = std::atoi(argv[1]);
  unsigned percent = std::atoi(argv[2]);
  std::mt19937_64 random(std::strtoull(argv[3], nullptr, 10));
  std::string brackets;
  for (int open = 0; left > 0 || open > 0;) {
    if (open == 0 || (left > 0 && random() % 100 < percent)) {
      brackets += '(', open++, left--;
    } else {
      brackets += ')', open--;
    }
  }
  std::cout << brackets << "\n";
}
