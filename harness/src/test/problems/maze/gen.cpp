// gen H W PERCENT SEED: H rows of W cells; a cell is a wall at PERCENT.
#include <cstdlib>
#include <iostream>
#include <random>
int main(int, char** argv) {
  int h = std::atoi(argv[1]), w = std::atoi(argv[2]);
  unsigned percent = std::atoi(argv[3]);
  std::mt19937_64 random(std::strtoull(argv[4], nullptr, 10));
  std::cout << h << " " << w << "\n";
  for (int r = 0; r < h; r++) {
    for (int c = 0; c < w; c++) {
      bool corner = (r == 0 && c == 0) || (r == h - 1 && c == w - 1);
      std::cout << (random() % 100 < percent && !corner ? '#' : '.');
    }
    std::cout << "\n";
  }
}
