// 1 <= n <= 20, 1 <= amount <= 10 000, coins from 1 to 10 000; two lines.
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
  int n, amount, coin;
  if (!(in >> n >> amount)) return fail("expected n and the amount");
  if (n < 1 || n > 20) return fail("n is not from 1 to 20");
  if (amount < 1 || amount > 10000) return fail("the amount is not from 1 to 10 000");
  plain << n << " " << amount << "\n";
  for (int i = 0; i < n; i++) {
    if (!(in >> coin)) return fail("fewer than n coins");
    if (coin < 1 || coin > 10000) return fail("a coin is not from 1 to 10 000");
    plain << coin << (i + 1 < n ? " " : "\n");
  }
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
