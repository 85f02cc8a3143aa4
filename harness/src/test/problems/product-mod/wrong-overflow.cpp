// Products overflow 64 bits.
#include <iostream>
int main() {
  long long n, m, a;
  std::cin >> n >> m;
  long long r = 1 % m;
  while (std::cin >> a) r = (r * (a % m) % m + m) % m;
  std::cout << r << "\n";
}
