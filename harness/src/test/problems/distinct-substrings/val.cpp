// A line with k, a line with the text: 1 <= k <= length <= 20 000, letters a to z.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
int fail(const std::string& why) {
  std::cerr << why << "\n";
  return 3;
}
int main() {
  std::string text((std::istreambuf_iterator<char>(std::cin)), {}), s;
  std::istringstream in(text);
  int k;
  if (!(in >> k >> s)) return fail("expected k and the text");
  if (s.size() > 20000) return fail("the text is longer than 20 000");
  if (k < 1 || k > (int)s.size()) return fail("k is not from 1 to the length of the text");
  for (char c : s)
    if (c < 'a' || c > 'z') return fail("a character is not a letter from a to z");
  if (std::to_string(k) + "\n" + s + "\n" != text) return fail("spaces or lines too many");
  return 0;
}
