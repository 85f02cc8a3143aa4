// 1 <= n <= 16, 0 <= m <= 200, 1 <= u, v <= n, u != v; one pair a line.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
int fail(const std::string& why) {
  std::cerr << why << "\n";
  return 3;
}
int main() {
  std::string text((std::istreambuf_iterator<char>(std::cin)), {});
  std::istringstream in(text);
  std::ostringstream plain;
  int n, m, u, v;
  if (!(in >> n >> m)) return fail("expected n and m");
  if (n < 1 || n > 16) return fail("n is not from 1 to 16");
  if (m < 0 || m > 200) return fail("m is not from 0 to 200");
  plain << n << " " << m << "\n";
  for (int i = 0; i < m; i++) {
    if (!(in >> u >> v)) return fail("fewer than m pairs");
    if (u < 1 || u > n || v < 1 || v > n) return fail("a player is not from 1 to n");
    if (u == v) return fail("a player is its own rival");
    plain << u << " " << v << "\n";
  }
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
