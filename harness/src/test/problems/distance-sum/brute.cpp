// Looks at every pair.
#include <cstdlib>
#include <iostream>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<int> a(n);
  for (int& x : a) std::cin >> x;
  long long sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) sum += std::abs(a[i] - a[j]);
  std::cout << sum << "\n";
}
