// Goes through the places once, with one swap each.
#include <iostream>
#include <utility>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> p(n + 1);
  for (int i = 1; i <= n; i++) std::cin >> p[i];
  std::vector<std::pair<int, int>> swaps;
  for (int i = 1; i <= n; i++) {
    int j = p[i];
    if (i == j) continue;
    swaps.push_back({i, j});
    std::swap(p[i], p[j]);
  }
  std::cout << swaps.size() << "\n";
  for (auto [i, j] : swaps) std::cout << i << " " << j << "\n";
}
