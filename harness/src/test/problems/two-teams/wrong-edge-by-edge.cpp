// Gives out teams in the order of the pairs and never revises one.
#include <iostream>
#include <vector>
int main() {
  int n, m, u, v;
  std::cin >> n >> m;
  std::vector<int> team(n + 1);
  bool possible = true;
  while (std::cin >> u >> v) {
    if (!team[u]) team[u] = team[v] ? 3 - team[v] : 1;
    if (!team[v]) team[v] = 3 - team[u];
    if (team[u] == team[v]) possible = false;
  }
  if (!possible) std::cout << "IMPOSSIBLE";
  for (int i = 1; i <= n && possible; i++) std::cout << (team[i] ? team[i] : 1) << " ";
  std::cout << "\n";
}
