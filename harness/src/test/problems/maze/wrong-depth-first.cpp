// Depth-first search; the first path found need not be the shortest.
#include <iostream>
#include <string>
#include <vector>
int h, w;
std::vector<std::string> rows;
int walk(int r, int c) {
  if (r < 0 || c < 0 || r >= h || c >= w || rows[r][c] == '#') return -1;
  if (r == h - 1 && c == w - 1) return 0;
  rows[r][c] = '#';
  const int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
  for (int d = 0; d < 4; d++) {
    int rest = walk(r + dr[d], c + dc[d]);
    if (rest >= 0) return rest + 1;
  }
  return -1;
}
int main() {
  std::cin >> h >> w;
  rows.resize(h);
  for (std::string& row : rows) std::cin >> row;
  std::cout << walk(0, 0) << "\n";
}
