// Tries every divisor of the first number.
#include <iostream>
int main() {
  long long a, b;
  while (std::cin >> a >> b) {
    long long best = a == 0 ? b : 1;
    for (long long d = 1; d * d <= a; d++) {
      if (a % d != 0) continue;
      if (b % d == 0 && d > best) best = d;
      if (b % (a / d) == 0 && a / d > best) best = a / d;
    }
    std::cout << best << "\n";
  }
}
