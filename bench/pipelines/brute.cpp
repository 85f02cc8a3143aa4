// The largest sum of consecutive numbers, by trying all.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
  int n;
  std::cin >> n;
  std::vector<int> a(n);
  for (int &x : a) std::cin >> x;
  long best = a[0];
  for (int i = 0; i < n; i++) {
    long sum = 0;
    for (int j = i; j < n; j++) best = std::max(best, sum += a[j]);
  }
  std::cout << best << std::endl;
}
