// gen N MAX SEED: N numbers from 0 to MAX.
#include <cstdlib>
#include <iostream>
#include <random>
int main(int, char** argv) {
  long long n = std::atoll(argv[1]), max = std::atoll(argv[2]);
  std::mt19937_64 random(std::strtoull(argv[3], nullptr, 10));
  std::cout << n << "\n";
  for (int i = 0; i < n; i++) std::cout << (i ? " " : "") << random() % (max + 1);
  std::cout << "\n";
}
