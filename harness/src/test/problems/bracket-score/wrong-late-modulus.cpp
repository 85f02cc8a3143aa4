// Takes the remainder at the end only, so the sum overflows 64 bits.
#include <iostream>
#include <string>
#include <vector>
int main() {
  std::string s;
  std::cin >> s;
  std::vector<unsigned long long> stack{0};
  std::vector<bool> leaf{true};
  for (char c : s) {
    if (c == '(') {
      leaf.back() = false;
      stack.push_back(0), leaf.push_back(true);
    } else {
      unsigned long long score = leaf.back() ? 1 : 2 * stack.back();
      stack.pop_back(), leaf.pop_back();
      stack.back() += score;
    }
  }
  std::cout << stack[0] % 1000000007 << "\n";
}
