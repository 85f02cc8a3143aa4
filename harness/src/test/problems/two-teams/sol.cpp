// Breadth-first search from every player without a team.
#include <cstdio>
#include <iostream>
#include <queue>
#include <vector>
int main() {
  int n, m, a, b;
  std::cin >> n >> m;
  std::vector<std::vector<int>> rivals(n + 1);
  while (std::cin >> a >> b) rivals[a].push_back(b), rivals[b].push_back(a);
  std::vector<int> team(n + 1);
  for (int s = 1; s <= n; s++) {
    if (team[s]) continue;
    team[s] = 2;
    std::queue<int> queue({s});
    for (; !queue.empty(); queue.pop())
      for (int v : rivals[queue.front()]) {
        if (team[v] == team[queue.front()]) return puts("IMPOSSIBLE"), 0;
        if (!team[v]) team[v] = 3 - team[queue.front()], queue.push(v);
      }
  }
  for (int v = 1; v <= n; v++) std::cout << team[v] << "\n";
}
