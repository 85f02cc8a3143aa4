// Any division counts in which no two rivals share a team.
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
int say(int code, const std::string& why) {
  std::cerr << why << "\n";
  return code;
}
// Code for a claim, -1 when it is a division, -2 when it says IMPOSSIBLE.
int read(std::istream& input, std::istream& claim, std::string& why) {
  int n, m, u, v;
  input >> n >> m;
  std::vector<std::string> team(n + 1);
  for (int i = 1; i <= n; i++) {
    if (!(claim >> team[i])) return why = "fewer than n teams", 2;
    if (i == 1 && team[i] == "IMPOSSIBLE") return claim >> why ? (why = "words after it", 2) : -2;
    if (team[i] != "1" && team[i] != "2") return why = "a team is neither 1 nor 2", 2;
  }
  if (claim >> why) return why = "more than n teams", 2;
  while (input >> u >> v)
    if (team[u] == team[v]) return why = "rivals share a team", 1;
  return -1;
}
int main(int, char** argv) {
  std::ifstream input(argv[1]), again(argv[1]), output(argv[2]), answer(argv[3]);
  std::string why, ours;
  int jury = read(again, answer, ours);
  if (jury >= 0) return say(3, "the answer is wrong: " + ours);
  int claim = read(input, output, why);
  if (claim >= 0) return say(claim, why);
  if (claim == -2 && jury == -1) return say(1, "says IMPOSSIBLE, but it is possible");
  if (claim == -1 && jury == -2) return say(3, "a division, but the answer says IMPOSSIBLE");
  return say(0, "right");
}
