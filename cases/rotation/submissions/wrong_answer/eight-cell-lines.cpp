// IDA* with lines of eight cells, as some copies of the statement have them.
// Mistake: they have seven; the eighth place of the table is left 0, so each pull
// drags the first cell along, and the moves do not solve the board that is meant.
// Boards that need no moves are right.
#include <bits/stdc++.h>
using namespace std;

static const int LINE[8][8] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};
static const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};

static int board[24];
static string moves;

static int heuristic() {
    int count[4] = {};
    for (int cell : CENTRE) count[board[cell]]++;
    return 8 - max({count[1], count[2], count[3]});
}

static void pull(int move) {
    int first = board[LINE[move][0]];
    for (int k = 0; k < 7; k++) board[LINE[move][k]] = board[LINE[move][k + 1]];
    board[LINE[move][7]] = first;
}

static bool search(int left) {
    int h = heuristic();
    if (h == 0) return true;
    if (h > left) return false;
    int before[24];
    copy(board, board + 24, before);
    for (int move = 0; move < 8; move++) {
        moves.push_back(char('A' + move));
        pull(move);
        if (search(left - 1)) return true;
        copy(before, before + 24, board);
        moves.pop_back();
    }
    return false;
}

int main() {
    while (cin >> board[0] && board[0] != 0) {
        for (int cell = 1; cell < 24; cell++) cin >> board[cell];
        moves.clear();
        int bound = 0;
        while (!search(bound)) bound++;
        cout << (moves.empty() ? "No moves needed" : moves) << '\n' << board[CENTRE[0]] << '\n';
    }
}
