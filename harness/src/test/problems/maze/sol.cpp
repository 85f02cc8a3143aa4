// Breadth-first search.
#include <iostream>
#include <queue>
#include <string>
#include <vector>
int main() {
  int h, w;
  std::cin >> h >> w;
  std::string cells(w + 2, '#'), row;
  for (int r = 0; r < h; r++) std::cin >> row, cells += "#" + row + "#";
  cells += std::string(w + 2, '#');
  int start = w + 3, goal = h * (w + 2) + w;
  std::vector<int> distance(cells.size(), -1);
  distance[start] = 0;
  std::queue<int> queue({start});
  for (; !queue.empty(); queue.pop())
    for (int step : {1, -1, w + 2, -w - 2}) {
      int near = queue.front() + step;
      if (cells[near] == '#' || distance[near] >= 0) continue;
      distance[near] = distance[queue.front()] + 1;
      queue.push(near);
    }
  std::cout << distance[goal] << "\n";
}
