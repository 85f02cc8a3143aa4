// Says n, then whether the hidden number is less than each number asked for. As many questions are
// allowed as bits tell n numbers apart. Speaks as an ICPC output validator where its third argument
// is a folder, else as testlib does.
#include <fstream>
#include <iostream>
#include <string>

static std::string folder;

static int end(bool right, const std::string &why) {
  if (folder.back() != '/') {
    std::cerr << why << "\n";
    return right ? 0 : 1;
  }
  std::ofstream(folder + "judgemessage.txt") << why << "\n";
  return right ? 42 : 43;
}

int main(int, char **words) {
  folder = words[3];
  std::ifstream input(words[1]);
  int n, hidden, allowed = 0, asked = 0, x;
  if (!(input >> n >> hidden)) return 3;
  while ((1 << allowed) < n) allowed++;
  std::cout << n << std::endl;
  for (std::string what; std::cin >> what >> x;) {
    if (what == "!") return end(x == hidden, x == hidden ? "found" : "it was another number");
    if (what != "?" || ++asked > allowed) return end(false, "too many questions");
    std::cout << (hidden < x ? "less" : "no") << std::endl;
  }
  return end(false, "no answer");
}
