// 1 <= h, w <= 50, then h rows of w cells; start and goal are free.
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
  int h, w;
  if (!(in >> h >> w)) return fail("expected h and w");
  if (h < 1 || h > 50 || w < 1 || w > 50) return fail("h or w is not from 1 to 50");
  plain << h << " " << w << "\n";
  std::vector<std::string> rows(h);
  for (std::string& row : rows) {
    if (!(in >> row)) return fail("fewer than h rows");
    if ((int)row.size() != w) return fail("a row has not w cells");
    if (row.find_first_not_of(".#") != row.npos) return fail("a cell is neither . nor #");
    plain << row << "\n";
  }
  if (rows[0][0] == '#' || rows[h - 1][w - 1] == '#') return fail("start or goal is a wall");
  return plain.str() == text ? 0 : fail("spaces, line ends or digits too many or too few");
}
