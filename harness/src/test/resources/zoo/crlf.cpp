// Right, with the line ends of another system and no last one.
#include "knights.h"
int main() {
  const char* between = "";
  for (const std::string& board : knights_boards()) {
    printf("%s%d", between, knights_answer(board.c_str()));
    between = "\r\n";
  }
}
