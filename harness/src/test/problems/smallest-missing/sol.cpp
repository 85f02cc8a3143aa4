// Sorts and walks.
#include <algorithm>
#include <iostream>
#include <vector>
int main() {
  int tests, n;
  for (std::cin >> tests; tests > 0; tests--) {
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    std::sort(a.begin(), a.end());
    int missing = 0;
    for (int x : a) missing += x == missing;
    std::cout << missing << "\n";
  }
}
