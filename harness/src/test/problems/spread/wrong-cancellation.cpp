// Subtracts two nearly equal squares in floating point.
#include <cmath>
#include <cstdio>
#include <iostream>
int main() {
  int n;
  std::cin >> n;
  double sum = 0, squares = 0, x;
  for (int i = 0; i < n; i++) std::cin >> x, sum += x, squares += x * x;
  double variance = squares / n - sum / n * (sum / n);
  std::printf("%.9f\n", std::sqrt(variance < 0 ? 0 : variance));
}
