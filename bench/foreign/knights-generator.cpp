// Prints one random knights board, as the plain shell loop draws its cases: random moves back
// from the goal. Usage: knights-generator SEED
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <utility>

int main(int argc, char** argv) {
  std::mt19937 random(argc > 1 ? std::atoi(argv[1]) : 0);
  std::string board = "111110111100*110000100000";
  int row = 2, column = 2;
  const int jumps[8][2] = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};
  for (int moves = random() % 20; moves > 0;) {
    const int* jump = jumps[random() % 8];
    int r = row + jump[0], c = column + jump[1];
    if (r < 0 || r > 4 || c < 0 || c > 4) continue;
    std::swap(board[row * 5 + column], board[r * 5 + c]);
    row = r, column = c, moves--;
  }
  std::cout << "1\n";
  for (int r = 0; r < 5; r++) std::cout << board.substr(r * 5, 5) << "\n";
}
