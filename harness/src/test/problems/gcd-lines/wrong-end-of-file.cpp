// Asks for the end of file before reading, so the last line counts twice.
#include <iostream>
#include <numeric>
int main() {
  long long a, b;
  while (!std::cin.eof()) {
    std::cin >> a >> b;
    std::cout << std::gcd(a, b) << "\n";
  }
}
