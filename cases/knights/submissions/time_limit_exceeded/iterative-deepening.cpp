// Iterative deepening without an estimate, only not taking the last move back:
// right, but about four times as slow with each move. From 12 moves on, and on
// boards beyond 15, an answer takes longer than the limit.
#include <bits/stdc++.h>
using namespace std;

static const string GOAL = "11111" "01111" "00*11" "00001" "00000";
static const int DR[] = {1, 1, -1, -1, 2, 2, -2, -2}, DC[] = {2, -2, 2, -2, 1, -1, 1, -1};

static string board;

// The number of moves of a solution within the bound, or -1.
static int search(int depth, int bound, int r, int c, int last) {
    if (depth == bound) return board == GOAL ? depth : -1;
    for (int move = 0; move < 8; move++) {
        int nr = r + DR[move], nc = c + DC[move];
        if (nr < 0 || nr > 4 || nc < 0 || nc > 4 || nr * 5 + nc == last) continue;
        swap(board[r * 5 + c], board[nr * 5 + nc]);
        int found = search(depth + 1, bound, nr, nc, r * 5 + c);
        swap(board[r * 5 + c], board[nr * 5 + nc]);
        if (found >= 0) return found;
    }
    return -1;
}

int main() {
    int boards;
    cin >> boards;
    while (boards--) {
        board.clear();
        for (int r = 0; r < 5; r++) {
            string row;
            cin >> row;
            board += row;
        }
        int empty = board.find('*'), answer = -1;
        for (int bound = 0; bound <= 15 && answer < 0; bound++)
            answer = search(0, bound, empty / 5, empty % 5, -1);
        cout << answer << '\n';
    }
}
