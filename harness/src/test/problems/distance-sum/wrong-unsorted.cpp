// Forgets to sort.
#include <iostream>
int main() {
  int n;
  std::cin >> n;
  long long sum = 0, earlier = 0, x;
  for (int i = 0; i < n; i++) {
    std::cin >> x;
    sum += x * i - earlier;
    earlier += x;
  }
  std::cout << sum << "\n";
}
