// A line with k, a line with the text: k <= 1024, k <= length <= 50 000, letters a to z.
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
  if (s.size() > 50000) return fail("the text is longer than 50 000");
  if (k < 1 || k > 1024 || k > (int)s.size()) return fail("k is not from 1 to 1024 or the length");
  for (char c : s)
    if (c < 'a' || c > 'z') return fail("a character is not a letter from a to z");
  if (std::to_string(k) + "\n" + s + "\n" != text) return fail("spaces or lines too many");
  return 0;
}
