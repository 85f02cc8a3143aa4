// Tries every division.
#include <iostream>
#include <utility>
#include <vector>
int main() {
  int n, m;
  std::cin >> n >> m;
  std::vector<std::pair<int, int>> rivals(m);
  for (auto& [u, v] : rivals) std::cin >> u >> v;
  for (int teams = 0; teams < 1 << n; teams++) {
    bool good = true;
    for (auto [u, v] : rivals) good &= (teams >> (u - 1) & 1) != (teams >> (v - 1) & 1);
    if (!good) continue;
    for (int v = 0; v < n; v++) std::cout << (teams >> v & 1) + 1 << (v + 1 < n ? " " : "\n");
    return 0;
  }
  std::cout << "IMPOSSIBLE\n";
}
