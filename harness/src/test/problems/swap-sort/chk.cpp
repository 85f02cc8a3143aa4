// Any list of swaps counts that sorts and is as short as the answer.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
int say(int code, const std::string& why) {
  std::cerr << why << "\n";
  return code;
}
// Code for a claim, -1 when it sorts; `count` gets its length.
int read(std::vector<int> p, std::istream& claim, int& count, std::string& why) {
  int i, j, n = p.size();
  if (!(claim >> count) || count < 0) return why = "no number of swaps", 2;
  for (int k = 0; k < count; k++) {
    if (!(claim >> i >> j)) return why = "fewer swaps than announced", 2;
    if (i < 1 || i > n || j < 1 || j > n) return why = "a position is not from 1 to n", 1;
    std::swap(p[i - 1], p[j - 1]);
  }
  if (claim >> why) return why = "more swaps than announced", 2;
  if (!std::is_sorted(p.begin(), p.end())) return why = "not sorted in the end", 1;
  return -1;
}
int main(int, char** argv) {
  std::ifstream input(argv[1]), output(argv[2]), answer(argv[3]);
  int n, count, fewest;
  input >> n;
  std::vector<int> p(n);
  for (int& x : p) input >> x;
  std::string why, ours;
  if (read(p, answer, fewest, ours) >= 0) return say(3, "the answer is wrong: " + ours);
  int code = read(p, output, count, why);
  if (code >= 0) return say(code, why);
  std::string counts = std::to_string(count) + " swaps, " + std::to_string(fewest) + " suffice";
  if (count > fewest) return say(1, counts);
  if (count < fewest) return say(3, "fewer swaps than the answer");
  return say(0, "right");
}
