// The answer must be the permutation of the input.
#include <fstream>
#include <iostream>

int main(int, char **words) {
  std::ifstream input(words[1]), output(words[2]);
  int n, hidden, said;
  if (!(input >> n)) return 3;
  while (input >> hidden) {
    if (!(output >> said) || said != hidden) {
      std::cerr << "another permutation\n";
      return 1;
    }
  }
  return output >> said ? 1 : 0;
}
