// IDA* for one colour at a time, h exact near the goal. Mistake: the answer is kept
// in ten places, on the guess that ten moves are enough for every board; at() refuses
// the eleventh with an exception that nobody catches.
#include <bits/stdc++.h>
using namespace std;

static const char* LINES[8] = {
    "0 2 6 11 15 20 22", "1 3 8 12 17 21 23", "10 9 8 7 6 5 4", "19 18 17 16 15 14 13",
    "23 21 17 12 8 3 1", "22 20 15 11 6 2 0", "13 14 15 16 17 18 19", "4 5 6 7 8 9 10"};
static const int UNDO[8] = {5, 4, 7, 6, 1, 0, 3, 2};
static const int GOAL[8] = {6, 7, 8, 11, 12, 15, 16, 17};
static const int RADIUS = 6;

static int line[8][7];
static unsigned lineMask[8];
static unordered_map<unsigned, int> ball;

static unsigned pull(unsigned pattern, int move) {
    unsigned result = pattern & ~lineMask[move];
    for (int k = 0; k < 7; k++)
        result |= (pattern >> line[move][(k + 1) % 7] & 1) << line[move][k];
    return result;
}

static int heuristic(unsigned pattern) {
    auto found = ball.find(pattern);
    return found == ball.end() ? RADIUS + 1 : found->second;
}

static bool search(unsigned pattern, int last, int left, int depth, array<char, 10>& moves) {
    int h = heuristic(pattern);
    if (h == 0) return true;
    if (h > left) return false;
    for (int move = 0; move < 8; move++) {
        if (last >= 0 && move == UNDO[last]) continue;
        moves.at(depth) = char('A' + move);
        if (search(pull(pattern, move), move, left - 1, depth + 1, moves)) return true;
    }
    return false;
}

int main() {
    for (int move = 0; move < 8; move++) {
        istringstream cells(LINES[move]);
        for (int& cell : line[move]) cells >> cell, lineMask[move] |= 1u << cell;
    }
    unsigned goal = 0;
    for (int cell : GOAL) goal |= 1u << cell;
    vector<unsigned> queue{goal};
    ball[goal] = 0;
    for (size_t head = 0; head < queue.size(); head++) {
        int next = ball[queue[head]] + 1;
        for (int move = 0; move < 8 && next <= RADIUS; move++) {
            unsigned pattern = pull(queue[head], move);
            if (ball.emplace(pattern, next).second) queue.push_back(pattern);
        }
    }
    int number;
    while (cin >> number && number != 0) {
        unsigned colours[4] = {};
        for (int cell = 0; cell < 24; cell++) {
            if (cell > 0) cin >> number;
            colours[number] |= 1u << cell;
        }
        string best;
        int bestColour = 0;
        for (int bound = 0; bestColour == 0; bound++)
            for (int colour = 1; colour <= 3; colour++) {
                array<char, 10> letters;
                if (!search(colours[colour], -1, bound, 0, letters)) continue;
                string moves(letters.begin(), letters.begin() + bound);
                if (bestColour == 0 || moves < best) best = moves, bestColour = colour;
            }
        cout << (best.empty() ? "No moves needed" : best) << '\n' << bestColour << '\n';
    }
}
