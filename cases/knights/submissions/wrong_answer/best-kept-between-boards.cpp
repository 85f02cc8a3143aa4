// Depth-first branch and bound, h = misplaced knights. Mistake: the best solution so
// far is set to 16 before the first board only, so a later board is cut by the best
// of the earlier ones and comes out as theirs: two boards, the second farther.
#include <bits/stdc++.h>
using namespace std;

static const char* GOAL[5] = {"11111", "01111", "00*11", "00001", "00000"};

static string board[5];
static int best = 16;

static int misplaced(int r, int c) { return board[r][c] != '*' && board[r][c] != GOAL[r][c]; }

static void search(int depth, int h, int r, int c, int lastR, int lastC) {
    if (h == 0) {
        best = min(best, depth);
        return;
    }
    // The children by h, so that a good solution is found early.
    vector<array<int, 3>> children;
    for (int nr = max(r - 2, 0); nr <= min(r + 2, 4); nr++)
        for (int nc = max(c - 2, 0); nc <= min(c + 2, 4); nc++) {
            if (abs(nr - r) * abs(nc - c) != 2 || (nr == lastR && nc == lastC)) continue;
            int before = misplaced(nr, nc);
            swap(board[r][c], board[nr][nc]);
            children.push_back({h - before + misplaced(r, c), nr, nc});
            swap(board[r][c], board[nr][nc]);
        }
    sort(children.begin(), children.end());
    for (auto [after, nr, nc] : children) {
        if (depth + 1 + after >= best) break;
        swap(board[r][c], board[nr][nc]);
        search(depth + 1, after, nr, nc, r, c);
        swap(board[r][c], board[nr][nc]);
    }
}

int main() {
    int boards;
    cin >> boards;
    while (boards--) {
        int h = 0, emptyR = 0, emptyC = 0;
        for (int r = 0; r < 5; r++) {
            cin >> board[r];
            for (int c = 0; c < 5; c++) {
                h += misplaced(r, c);
                if (board[r][c] == '*') emptyR = r, emptyC = c;
            }
        }
        search(0, h, emptyR, emptyC, -1, -1);
        cout << (best > 15 ? -1 : best) << '\n';
    }
}
