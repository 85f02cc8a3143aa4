// gen N CENTRE WIDTH SEED: N numbers from CENTRE to CENTRE + WIDTH, as far as 10^9.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
int main(int, char** argv) {
  long long n = std::atoll(argv[1]), centre = std::atoll(argv[2]), width = std::atoll(argv[3]);
  std::mt19937_64 random(std::strtoull(argv[4], nullptr, 10));
  std::cout << n << "\n";
  for (int i = 0; i < n; i++) {
    long long x = centre + (long long)(random() % (width + 1));
    std::cout << std::min(x, 1000000000LL) << (i + 1 < n ? " " : "\n");
  }
}
