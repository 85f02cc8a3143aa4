// 1 <= n <= 1000, 1 <= m <= 10^18, |a| <= 10^18; single spaces, two lines.
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
  const long long limit = 1000000000000000000;
  long long n, m, a;
  if (!(in >> n >> m)) return fail("expected n and m");
  if (n < 1 || n > 1000) return fail("n is not from 1 to 1000");
  if (m < 1 || m > limit) return fail("m is not from 1 to 10^18");
  plain << n << " " << m << "\n";
  for (int i = 0; i < n; i++) {
    if (!(in >> a)) return fail("fewer than n numbers");
    if (a < -limit || a > limit) return fail("a number is not from -10^18 to 10^18");
    plain << a << (i + 1 < n ? " " : "\n");
  }
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
