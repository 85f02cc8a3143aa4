// Swaps height and width in the bounds.
#include <iostream>
#include <queue>
#include <utility>
char cells[64][64];
int steps[64][64];
int main() {
  int h, w;
  std::cin >> h >> w;
  for (int r = 0; r < h; r++) std::cin >> cells[r];
  std::queue<std::pair<int, int>> queue({{0, 0}});
  steps[0][0] = 1;
  for (; !queue.empty(); queue.pop()) {
    auto [r, c] = queue.front();
    for (auto [x, y] : {std::pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
      if (x < 0 || x >= w || y < 0 || y >= h) continue;
      if (cells[x][y] != '.' || steps[x][y]) continue;
      steps[x][y] = steps[r][c] + 1;
      queue.push({x, y});
    }
  }
  std::cout << steps[h - 1][w - 1] - 1 << "\n";
}
