// Ranks all substrings of length 1, 2, 4 ... k; two overlapping ones make one of length k.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
int main() {
  size_t k;
  std::string s;
  std::cin >> k >> s;
  // rank[i] stands for the substring of length `length` at i.
  std::vector<int> rank(s.begin(), s.end());
  auto join = [&](size_t length, size_t shift) {
    std::vector<std::pair<std::pair<int, int>, int>> keys;
    for (size_t i = 0; i + length + shift <= s.size(); i++)
      keys.push_back({{rank[i], rank[i + shift]}, (int)i});
    std::sort(keys.begin(), keys.end());
    std::vector<int> joined(keys.size());
    int count = 0;
    for (size_t i = 0; i < keys.size(); i++) {
      count += i == 0 || keys[i].first != keys[i - 1].first;
      joined[keys[i].second] = count;
    }
    rank = joined;
    return count;
  };
  size_t length = 1;
  for (; 2 * length <= k; length *= 2) join(length, length);
  std::cout << join(length, k - length) << "\n";
}
