#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> rank(n, 1);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      std::cout << "? " << i + 1 << " " << j + 1 << std::endl;
      char reply;
      std::cin >> reply;
      rank[reply == '<' ? j : i]++;
    }
  }
  std::cout << "!";
  for (int x : rank) std::cout << " " << x;
  std::cout << std::endl;
}
