// gen N AMOUNT MAX SEED: N coins from 1 to MAX; the amount as given.
#include <cstdlib>
#include <iostream>
#include <random>
int main(int, char** argv) {
  int n = std::atoi(argv[1]), max = std::atoi(argv[3]);
  std::mt19937_64 random(std::strtoull(argv[4], nullptr, 10));
  std::cout << n << " " << argv[2] << "\n";
  for (int i = 0; i < n; i++) std::cout << 1 + random() % max << (i + 1 < n ? " " : "\n");
}
