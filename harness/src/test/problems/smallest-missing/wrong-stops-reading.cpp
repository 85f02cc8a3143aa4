// Stops reading a case when all of 0 to n-1 cannot be there any more.
#include <iostream>
#include <set>
int main() {
  int tests, n, x;
  for (std::cin >> tests; tests > 0; tests--) {
    std::cin >> n;
    std::set<int> there;
    for (int i = 0; i < n; i++) {
      std::cin >> x;
      there.insert(x);
      if (x > n) break;
    }
    int missing = 0;
    while (there.count(missing)) missing++;
    std::cout << missing << "\n";
  }
}
