// Keeps all substrings in a set.
#include <iostream>
#include <set>
#include <string>
int main() {
  size_t k;
  std::string s;
  std::cin >> k >> s;
  std::set<std::string> seen;
  for (size_t i = 0; i + k <= s.size(); i++) seen.insert(s.substr(i, k));
  std::cout << seen.size() << "\n";
}
