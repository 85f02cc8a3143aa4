// First the mean, then the squares.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<double> a(n);
  double mean = 0, squares = 0;
  for (double& x : a) std::cin >> x, mean += x / n;
  for (double x : a) squares += (x - mean) * (x - mean);
  std::printf("%.9f\n", std::sqrt(squares / n));
}
