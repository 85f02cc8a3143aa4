// A buffer for messages in each frame of a deep recursion overflows the stack.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
std::string s;
size_t at = 0;
long long score() {
  char label[1024];
  std::snprintf(label, sizeof label, "at %zu", at);
  if (std::getenv("TRACE")) std::puts(label);
  long long total = 0;
  for (; at < s.size() && s[at] == '('; at++) {
    bool leaf = s[++at] == ')';
    long long inside = score();
    total = (total + (leaf ? 1 : 2 * inside)) % 1000000007;
  }
  return total;
}
int main() {
  std::cin >> s;
  std::cout << score() << "\n";
}
