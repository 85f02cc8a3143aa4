// For each place fetches the number that belongs there.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> p(n);
  for (int& x : p) std::cin >> x;
  std::vector<std::pair<int, int>> swaps;
  for (int i = 0; i < n; i++) {
    int j = std::find(p.begin(), p.end(), i + 1) - p.begin();
    if (i != j) swaps.push_back({i + 1, j + 1});
    std::swap(p[i], p[j]);
  }
  std::cout << swaps.size() << "\n";
  for (auto [i, j] : swaps) std::cout << i << " " << j << "\n";
}
