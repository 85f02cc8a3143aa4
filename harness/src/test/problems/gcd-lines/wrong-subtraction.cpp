// Subtracts instead of dividing, which takes long when one number is much larger.
#include <iostream>
int main() {
  long long a, b;
  while (std::cin >> a >> b) {
    while (a != 0 && b != 0) (a > b ? a : b) -= a > b ? b : a;
    std::cout << a + b << "\n";
  }
}
