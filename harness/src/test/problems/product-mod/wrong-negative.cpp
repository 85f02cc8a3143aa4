// The remainder of a negative product stays negative.
#include <iostream>
int main() {
  long long n, m, a;
  std::cin >> n >> m;
  __int128 r = 1;
  while (std::cin >> a) r = r * a % m;
  std::cout << (long long)r << "\n";
}
