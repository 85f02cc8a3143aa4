// The answers from last to first: right alone, wrong in a file.
#include "knights.h"
int main() {
  std::vector<std::string> boards = knights_boards();
  for (size_t i = boards.size(); i > 0; i--) printf("%d\n", knights_answer(boards[i - 1].c_str()));
}
