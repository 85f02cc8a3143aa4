// 128-bit products.
#include <iostream>
int main() {
  long long n, m, a;
  std::cin >> n >> m;
  __int128 r = 1 % m;
  while (std::cin >> a) r = r * ((a % m + m) % m) % m;
  std::cout << (long long)r << "\n";
}
