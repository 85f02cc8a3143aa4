// gen N M SEED: M pairs of rivals among N players; for odd seeds two teams are possible.
#include <cstdlib>
#include <iostream>
#include <random>
#include <utility>
#include <vector>
int main(int, char** argv) {
  int n = std::atoi(argv[1]), m = std::atoi(argv[2]);
  unsigned long long seed = std::strtoull(argv[3], nullptr, 10);
  std::mt19937_64 random(seed);
  std::vector<int> team(n + 1);
  for (int v = 1; v <= n; v++) team[v] = random() % 2;
  std::vector<std::pair<int, int>> rivals;
  for (int u = 1; u <= n; u++)
    for (int v = 1; v <= n; v++)
      if (u != v && (seed % 2 == 0 || team[u] != team[v])) rivals.push_back({u, v});
  if (rivals.empty()) m = 0;
  std::cout << n << " " << m << "\n";
  while (m-- > 0) {
    auto [u, v] = rivals[random() % rivals.size()];
    std::cout << u << " " << v << "\n";
  }
}
