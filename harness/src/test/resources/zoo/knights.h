// A right solver of the knights puzzle (IDA*, misplaced knights) for the misbehaving programs here.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

inline const char knights_goal[26] = "111110111100*110000100000";
inline char knights_board[26];

inline int knights_misplaced() {
  int count = 0;
  for (int i = 0; i < 25; i++) count += knights_board[i] != '*' && knights_board[i] != knights_goal[i];
  return count;
}

inline bool knights_search(int empty, int from, int left) {
  int misplaced = knights_misplaced();
  if (misplaced == 0) return true;
  if (misplaced > left) return false;
  static const int row[8] = {-2, -2, -1, -1, 1, 1, 2, 2}, column[8] = {-1, 1, -2, 2, -2, 2, -1, 1};
  for (int k = 0; k < 8; k++) {
    int r = empty / 5 + row[k], c = empty % 5 + column[k], to = r * 5 + c;
    if (r < 0 || r > 4 || c < 0 || c > 4 || to == from) continue;
    std::swap(knights_board[empty], knights_board[to]);
    bool found = knights_search(to, empty, left - 1);
    std::swap(knights_board[empty], knights_board[to]);
    if (found) return true;
  }
  return false;
}

inline int knights_answer(const char* board) {
  memcpy(knights_board, board, 26);
  int empty = (int)(strchr(knights_board, '*') - knights_board);
  for (int bound = 0; bound <= 15; bound++) {
    if (knights_search(empty, -1, bound)) return bound;
  }
  return -1;
}

// All boards of the input, each as 25 characters.
inline std::vector<std::string> knights_boards() {
  int count = 0;
  char line[8];
  std::vector<std::string> boards;
  if (scanf("%d", &count) != 1) return boards;
  for (int i = 0; i < count; i++) {
    std::string board;
    for (int r = 0; r < 5 && scanf("%7s", line) == 1; r++) board += line;
    if (board.size() == 25) boards.push_back(board);
  }
  return boards;
}

// Answers the whole input as the judge wants it.
inline void knights_answer_all() {
  for (const std::string& board : knights_boards()) printf("%d\n", knights_answer(board.c_str()));
  fflush(stdout);
}
