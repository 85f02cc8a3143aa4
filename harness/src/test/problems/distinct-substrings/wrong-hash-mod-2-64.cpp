// Polynomial hash modulo 2^64; Thue-Morse words collide for every base.
#include <iostream>
#include <set>
#include <string>
int main() {
  size_t k;
  std::string s;
  std::cin >> k >> s;
  const unsigned long long base = 1000003;
  unsigned long long power = 1, hash = 0;
  std::set<unsigned long long> seen;
  for (size_t i = 0; i < s.size(); i++) {
    hash = hash * base + s[i];
    if (i < k) power *= base;
    if (i >= k) hash -= power * s[i - k];
    if (i + 1 >= k) seen.insert(hash);
  }
  std::cout << seen.size() << "\n";
}
