// Marks stay from one case to the next.
#include <iostream>
bool there[1000002];
int main() {
  int tests, n, x;
  for (std::cin >> tests; tests > 0; tests--) {
    std::cin >> n;
    for (int i = 0; i < n; i++) std::cin >> x, there[x] = true;
    int missing = 0;
    while (there[missing]) missing++;
    std::cout << missing << "\n";
  }
}
