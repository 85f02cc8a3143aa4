// Multiplies two ints before it adds to a long long.
#include <algorithm>
#include <iostream>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> a(n);
  for (int& x : a) std::cin >> x;
  std::sort(a.begin(), a.end());
  long long sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * (2 * i - n + 1);
  std::cout << sum << "\n";
}
