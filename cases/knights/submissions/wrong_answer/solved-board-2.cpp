// IDA* on characters, h = misplaced knights, also taking moves back. Mistake: bounds
// start at 1 and the goal is tested at the bound only, so the solved board is
// answered 2: there and back again. All other boards are right.
#include <bits/stdc++.h>
using namespace std;

static const string GOAL = "11111" "01111" "00*11" "00001" "00000";
static const int DR[] = {1, 1, -1, -1, 2, 2, -2, -2}, DC[] = {2, -2, 2, -2, 1, -1, 1, -1};

static string board;

static int heuristic() {
    int different = 0;
    for (int s = 0; s < 25; s++) different += board[s] != '*' && board[s] != GOAL[s];
    return different;
}

// The number of moves of a solution within the bound, or -1.
static int search(int depth, int bound, int r, int c) {
    int h = heuristic();
    if (depth == bound) return h == 0 ? depth : -1;
    if (depth + h > bound) return -1;
    for (int move = 0; move < 8; move++) {
        int nr = r + DR[move], nc = c + DC[move];
        if (nr < 0 || nr > 4 || nc < 0 || nc > 4) continue;
        swap(board[r * 5 + c], board[nr * 5 + nc]);
        int found = search(depth + 1, bound, nr, nc);
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
        for (int bound = 1; bound <= 15 && answer < 0; bound++)
            answer = search(0, bound, empty / 5, empty % 5);
        cout << answer << '\n';
    }
}
