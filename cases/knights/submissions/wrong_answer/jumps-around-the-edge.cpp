// IDA* on 25 characters in a row, h = misplaced knights. Mistake: bounds are checked
// on the number of the square alone, so a jump past the left or right edge comes
// out on the other side. Wrong from 4 moves on, mostly too small.
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
static int search(int depth, int bound, int r, int c, int last) {
    int h = heuristic();
    if (h == 0) return depth;
    if (depth + h > bound) return -1;
    for (int move = 0; move < 8; move++) {
        int to = r * 5 + c + DR[move] * 5 + DC[move], nr = to / 5, nc = to % 5;
        if (to < 0 || to > 24 || to == last) continue;
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
