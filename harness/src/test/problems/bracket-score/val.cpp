// One line of 2 to 400 000 balanced brackets.
#include <iostream>
#include <iterator>
#include <string>
int fail(const std::string& why) {
  std::cerr << why << "\n";
  return 3;
}
int main() {
  std::string text((std::istreambuf_iterator<char>(std::cin)), {});
  if (text.empty() || text.back() != '\n') return fail("expected one line");
  text.pop_back();
  if (text.size() < 2 || text.size() > 400000) return fail("not 2 to 400 000 brackets");
  int open = 0;
  for (char c : text) {
    if (c != '(' && c != ')') return fail("neither ( nor )");
    open += c == '(' ? 1 : -1;
    if (open < 0) return fail("a bracket is closed before it is opened");
  }
  return open == 0 ? 0 : fail("a bracket is never closed");
}
