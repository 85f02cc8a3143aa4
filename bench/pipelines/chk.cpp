#include <fstream>

int main(int, char **words) {
  std::ifstream output(words[2]), answer(words[3]);
  long said, right;
  if (!(output >> said) || !(answer >> right)) return 2;
  return said != right;
}
