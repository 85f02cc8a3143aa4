// Each "()" counts 2 to the power of its depth.
#include <iostream>
#include <string>
#include <vector>
int main() {
  const int mod = 1000000007;
  std::string s;
  std::cin >> s;
  std::vector<int> power(s.size() + 1, 1);
  for (size_t i = 1; i < power.size(); i++) power[i] = 2LL * power[i - 1] % mod;
  int depth = 0, sum = 0;
  for (size_t i = 0; i < s.size(); i++) {
    if (s[i] == '(') depth++;
    if (s[i] == ')' && (depth--, s[i - 1] == '(')) sum = (0LL + sum + power[depth]) % mod;
  }
  std::cout << sum << "\n";
}
