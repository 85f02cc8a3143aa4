// Prints six significant digits, as cout does unless told otherwise.
#include <cmath>
#include <iostream>
#include <vector>
int main() {
  int n;
  std::cin >> n;
  std::vector<double> a(n);
  double mean = 0, squares = 0;
  for (double& x : a) std::cin >> x, mean += x / n;
  for (double x : a) squares += (x - mean) * (x - mean);
  std::cout << std::sqrt(squares / n) << "\n";
}
