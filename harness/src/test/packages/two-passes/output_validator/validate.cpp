// Takes letters in the first pass, and notes the number for the second, which is to print it.
#include <fstream>
#include <iostream>
#include <string>

static std::string folder;

static int end(int code, const std::string &why) {
  std::ofstream(folder + "judgemessage.txt", std::ios::app) << why << "\n";
  return code;
}

int main(int, char **words) {
  folder = words[3];
  std::ifstream input(words[1]);
  std::string pass, given, said, more;
  input >> pass >> given;
  std::cin >> said;
  if (std::cin >> more) return end(43, "more than one word");
  if (pass == "decode") {
    std::string hidden;
    std::ifstream(folder + "number") >> hidden;
    return hidden == said ? end(42, "decoded") : end(43, "decoded as " + said);
  }
  if (said.empty() || said.size() > 8) return end(43, "not 1 to 8 letters");
  if (said.find_first_not_of("ab") != std::string::npos) return end(43, "another letter");
  std::ofstream(folder + "number") << given;
  std::ofstream(folder + "nextpass.in") << "decode " << said << "\n";
  return end(42, "encoded");
}
