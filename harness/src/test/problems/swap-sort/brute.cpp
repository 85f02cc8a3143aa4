// Breadth-first search over all permutations.
#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <utility>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> p(n);
  for (int& x : p) std::cin >> x;
  // From the sorted order, so that the swaps lead back to it.
  std::vector<int> sorted(p);
  std::sort(sorted.begin(), sorted.end());
  std::map<std::vector<int>, std::pair<int, int>> last{{sorted, {0, 0}}};
  std::queue<std::vector<int>> queue({sorted});
  for (; !last.count(p); queue.pop())
    for (int i = 0; i < n; i++)
      for (int j = 0; j < i; j++) {
        std::vector<int> next = queue.front();
        std::swap(next[i], next[j]);
        if (last.insert({next, {i, j}}).second) queue.push(next);
      }
  std::vector<std::pair<int, int>> swaps;
  while (p != sorted) {
    swaps.push_back(last[p]);
    std::swap(p[swaps.back().first], p[swaps.back().second]);
  }
  std::cout << swaps.size() << "\n";
  for (auto [i, j] : swaps) std::cout << i + 1 << " " << j + 1 << "\n";
}
