// The same in one pass.
#include <algorithm>
#include <iostream>

int main() {
  int n;
  long x, best, current;
  std::cin >> n >> x;
  best = current = x;
  while (std::cin >> x) best = std::max(best, current = std::max(current, 0L) + x);
  std::cout << best << std::endl;
}
