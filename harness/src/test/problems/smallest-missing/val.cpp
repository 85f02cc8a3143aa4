// 1 <= tests <= 10 000, 1 <= n, sum of n <= 100 000, numbers from 0 to 10^6; two lines a case.
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
  long long tests, n, x, sum = 0;
  if (!(in >> tests)) return fail("expected the number of cases");
  if (tests < 1 || tests > 10000) return fail("not 1 to 10 000 cases");
  plain << tests << "\n";
  while (tests-- > 0) {
    if (!(in >> n)) return fail("fewer cases than announced");
    if (n < 1 || n > 100000 || (sum += n) > 100000) return fail("n, or the sum of all, is not from 1 to 100 000");
    plain << n << "\n";
    for (int i = 0; i < n; i++) {
      if (!(in >> x)) return fail("fewer than n numbers");
      if (x < 0 || x > 1000000) return fail("a number is not from 0 to 10^6");
      plain << x << (i + 1 < n ? " " : "\n");
    }
  }
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
