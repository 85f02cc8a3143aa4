// 1 <= n <= 7 and a permutation of 1 to n; two lines.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
int fail(const std::string& why) {
  std::cerr << why << "\n";
  return 3;
}
int main() {
  std::string text((std::istreambuf_iterator<char>(std::cin)), {});
  std::istringstream in(text);
  std::ostringstream plain;
  int n, x;
  if (!(in >> n) || n < 1 || n > 7) return fail("n is not from 1 to 7");
  plain << n << "\n";
  std::vector<bool> seen(n + 1);
  for (int i = 0; i < n; i++) {
    if (!(in >> x)) return fail("fewer than n numbers");
    if (x < 1 || x > n || seen[x]) return fail("not a permutation");
    seen[x] = true;
    plain << x << (i + 1 < n ? " " : "\n");
  }
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
