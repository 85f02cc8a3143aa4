// Looks for a leaf, and loops for ever if there is a single vertex.
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> degree(n + 1), edges;
  for (int i = 1; i <= n; i++) {
    for (int j = 1; j < i; j++) {
      std::cout << "? " << i << " " << j << std::endl;
      int distance;
      std::cin >> distance;
      if (distance == 1) degree[i]++, degree[j]++, edges.push_back(i), edges.push_back(j);
    }
  }
  volatile int leaf = 1;
  while (degree[leaf] != 1) leaf = leaf % n + 1;
  std::cout << "!";
  for (int each : edges) std::cout << " " << each;
  std::cout << std::endl;
}
