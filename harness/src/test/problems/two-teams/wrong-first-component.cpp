// Searches from player 1 only.
#include <iostream>
#include <queue>
#include <vector>
int main() {
  int n, m, a, b;
  std::cin >> n >> m;
  std::vector<std::vector<int>> rivals(n + 1);
  while (std::cin >> a >> b) rivals[a].push_back(b), rivals[b].push_back(a);
  std::vector<int> team(n + 1);
  team[1] = 1;
  std::queue<int> queue({1});
  bool possible = true;
  for (; !queue.empty(); queue.pop())
    for (int v : rivals[queue.front()]) {
      if (team[v] == team[queue.front()]) possible = false;
      if (!team[v]) team[v] = 3 - team[queue.front()], queue.push(v);
    }
  if (!possible) std::cout << "IMPOSSIBLE";
  for (int v = 1; v <= n && possible; v++) std::cout << (team[v] ? team[v] : 1) << " ";
  std::cout << "\n";
}
