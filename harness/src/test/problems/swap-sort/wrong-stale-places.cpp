// Notes the place of each number at the start and never again.
#include <iostream>
#include <utility>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> p(n + 1), place(n + 1);
  for (int i = 1; i <= n; i++) std::cin >> p[i], place[p[i]] = i;
  std::vector<std::pair<int, int>> swaps;
  for (int i = 1; i <= n; i++) {
    if (p[i] == i) continue;
    swaps.push_back({i, place[i]});
    std::swap(p[i], p[place[i]]);
  }
  std::cout << swaps.size() << "\n";
  for (auto [i, j] : swaps) std::cout << i << " " << j << "\n";
}
