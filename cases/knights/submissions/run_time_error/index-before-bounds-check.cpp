// IDA* on rows of characters, h = misplaced knights. Mistake: the square is looked
// up before it is known to be on the board; at() refuses with an exception that
// nobody catches. Nearly every board but the solved one ends so.
#include <bits/stdc++.h>
using namespace std;

static const string GOAL = "11111" "01111" "00*11" "00001" "00000";
static const int DR[] = {1, 1, -1, -1, 2, 2, -2, -2}, DC[] = {2, -2, 2, -2, 1, -1, 1, -1};

static vector<string> board;

static int heuristic() {
    int different = 0;
    for (int s = 0; s < 25; s++) {
        char knight = board[s / 5][s % 5];
        different += knight != '*' && knight != GOAL[s];
    }
    return different;
}

// The number of moves of a solution within the bound, or -1.
static int search(int depth, int bound, int r, int c, int last) {
    int h = heuristic();
    if (h == 0) return depth;
    if (depth + h > bound) return -1;
    for (int move = 0; move < 8; move++) {
        int nr = r + DR[move], nc = c + DC[move];
        char& from = board.at(nr).at(nc);
        if (nr < 0 || nr > 4 || nc < 0 || nc > 4 || nr * 5 + nc == last) continue;
        swap(board[r][c], from);
        int found = search(depth + 1, bound, nr, nc, r * 5 + c);
        swap(board[r][c], from);
        if (found >= 0) return found;
    }
    return -1;
}

int main() {
    int boards;
    cin >> boards;
    while (boards--) {
        board.clear();
        int empty = 0, answer = -1;
        for (int r = 0; r < 5; r++) {
            string row;
            cin >> row;
            board.push_back(row);
            if (row.find('*') != string::npos) empty = r * 5 + row.find('*');
        }
        for (int bound = 0; bound <= 15 && answer < 0; bound++)
            answer = search(0, bound, empty / 5, empty % 5, -1);
        cout << answer << '\n';
    }
}
