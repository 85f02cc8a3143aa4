// Says n, then the distance of any two vertices. Each pair may be asked for once; the answer is the
// edges. Speaks as an ICPC output validator where its third argument is a folder, else as testlib
// does.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <vector>

static std::string folder;

static int end(bool right, const std::string &why) {
  if (folder.back() != '/') {
    std::cerr << why << "\n";
    return right ? 0 : 1;
  }
  std::ofstream(folder + "judgemessage.txt") << why << "\n";
  return right ? 42 : 43;
}

int main(int, char **words) {
  folder = words[3];
  std::ifstream input(words[1]);
  int n, a, b, asked = 0;
  if (!(input >> n)) return 3;
  std::vector<std::vector<int>> distance(n + 1, std::vector<int>(n + 1, n));
  std::set<std::pair<int, int>> edges, said;
  while (input >> a >> b) edges.insert(std::minmax(a, b)), distance[a][b] = distance[b][a] = 1;
  if ((int)edges.size() != n - 1) return 3;
  for (int k = 1; k <= n; k++) {
    distance[k][k] = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) distance[i][j] = std::min(distance[i][j], distance[i][k] + distance[k][j]);
    }
  }
  std::cout << n << std::endl;
  for (std::string what; std::cin >> what && what == "?";) {
    if (!(std::cin >> a >> b) || a < 1 || b < 1 || a > n || b > n) return end(false, "no such vertex");
    if (++asked > n * (n - 1) / 2) return end(false, "too many questions");
    std::cout << distance[a][b] << std::endl;
  }
  for (int i = 1; i < n; i++) {
    if (!(std::cin >> a >> b)) return end(false, "no answer");
    said.insert(std::minmax(a, b));
  }
  return end(said == edges, said == edges ? "right" : "another tree");
}
