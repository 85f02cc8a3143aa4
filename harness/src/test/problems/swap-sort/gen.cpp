// gen N SWAPS SEED: the numbers 1 to N after SWAPS random swaps.
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <random>
#include <utility>
#include <vector>
int main(int, char** argv) {
  int n = std::atoi(argv[1]), swaps = std::atoi(argv[2]);
  std::mt19937_64 random(std::strtoull(argv[3], nullptr, 10));
  std::vector<int> p(n);
  std::iota(p.begin(), p.end(), 1);
  while (swaps-- > 0) {
    int i = random() % n, j = random() % n;
    std::swap(p[i], p[j]);
  }
  std::cout << n << "\n";
  for (int i = 0; i < n; i++) std::cout << p[i] << (i + 1 < n ? " " : "\n");
}
