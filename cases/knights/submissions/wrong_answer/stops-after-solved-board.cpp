// IDA*, h = jumps that the knights still need to their own ground. Mistake: once a
// solved board is answered the whole program returns, not just this board's turn,
// so all answers after it are missing: a file of two boards, the first solved.
#include <bits/stdc++.h>
using namespace std;

static const char GOAL[] = "11111" "01111" "00*11" "00001" "00000";
static const int LIMIT = 15;

static int targets[25][8], targetCount[25];
static int jumps[2][25];  // of a knight of this colour on this square to its ground

static void precompute() {
    for (int a = 0; a < 25; a++)
        for (int b = 0; b < 25; b++) {
            int dr = abs(a / 5 - b / 5), dc = abs(a % 5 - b % 5);
            if (dr * dc == 2) targets[a][targetCount[a]++] = b;
        }
    for (int colour = 0; colour < 2; colour++) {
        fill(jumps[colour], jumps[colour] + 25, -1);
        vector<int> queue;
        for (int s = 0; s < 25; s++)
            if (GOAL[s] == '0' + colour) jumps[colour][s] = 0, queue.push_back(s);
        for (size_t head = 0; head < queue.size(); head++)
            for (int i = 0; i < targetCount[queue[head]]; i++) {
                int t = targets[queue[head]][i];
                if (jumps[colour][t] < 0) {
                    jumps[colour][t] = jumps[colour][queue[head]] + 1;
                    queue.push_back(t);
                }
            }
    }
}

// True if at most `left` moves solve the board, whose heuristic value is h and
// not 0. Only the goal has h = 0.
static bool search(int empty, unsigned black, int from, int left, int h) {
    for (int i = 0; i < targetCount[empty]; i++) {
        int t = targets[empty][i];
        if (t == from) continue;
        unsigned colour = black >> t & 1;
        int next = h - jumps[colour][t] + jumps[colour][empty];
        if (next >= left) continue;
        if (next == 0) return true;
        unsigned moved = black ^ (colour << t) ^ (colour << empty);
        if (search(t, moved, empty, left - 1, next)) return true;
    }
    return false;
}

int main() {
    precompute();
    int boards;
    if (scanf("%d", &boards) != 1) return 0;
    while (boards--) {
        char board[26] = "", row[8];
        for (int r = 0; r < 5; r++) {
            if (scanf("%7s", row) != 1) return 0;
            memcpy(board + 5 * r, row, 5);
        }
        int empty = 0, h = 0;
        unsigned black = 0;
        for (int s = 0; s < 25; s++) {
            if (board[s] == '*') {
                empty = s;
                continue;
            }
            int colour = board[s] - '0';
            black |= unsigned(colour) << s;
            h += jumps[colour][s];
        }
        if (h == 0) {
            puts("0");
            return 0;
        }
        int answer = -1;
        int parity = (empty / 5 + empty % 5) % 2;
        for (int bound = h + (h % 2 != parity); answer < 0 && bound <= LIMIT; bound += 2)
            if (search(empty, black, -1, bound, h)) answer = bound;
        printf("%d\n", answer);
    }
}
