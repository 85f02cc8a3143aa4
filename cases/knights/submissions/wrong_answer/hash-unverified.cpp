// Bidirectional breadth-first search; either side marks its states in a table by
// state modulo 1000003. Mistake: a hit in the table is never verified, so two states
// with one hash count as the same: the sides seem to meet where they do not. Near
// boards are right, far ones and those beyond 15 come out too small.
#include <bits/stdc++.h>
using namespace std;

static const string GOAL = "11111" "01111" "00*11" "00001" "00000";

// 25 bits: where the black knights stand; above them the empty square.
static unsigned encode(const string& board) {
    unsigned code = 0;
    for (int s = 0; s < 25; s++) {
        if (board[s] == '1') code |= 1u << s;
        if (board[s] == '*') code |= unsigned(s) << 25;
    }
    return code;
}

static vector<int> knightTargets[25];

static const unsigned SIZE = 1000003;

// Which states a side has seen, by their hash.
struct Side {
    vector<bool> seen;
    vector<unsigned> layer;
    int depth = 0;

    explicit Side(unsigned start) : seen(SIZE), layer{start} { seen[start % SIZE] = true; }

    // Expands the whole last layer; true if it touches the other side.
    bool expand(const Side& other) {
        vector<unsigned> next;
        depth++;
        for (unsigned code : layer) {
            int empty = code >> 25;
            unsigned black = code & ((1u << 25) - 1);
            for (int t : knightTargets[empty]) {
                unsigned colour = black >> t & 1;
                unsigned moved = (black ^ (colour << t)) | colour << empty;
                unsigned state = moved | unsigned(t) << 25;
                unsigned hash = state % SIZE;
                if (other.seen[hash]) return true;
                if (seen[hash]) continue;
                seen[hash] = true;
                next.push_back(state);
            }
        }
        layer.swap(next);
        return false;
    }
};

static int solve(unsigned start, unsigned goal) {
    if (start == goal) return 0;
    Side forward(start), backward(goal);
    while (forward.depth + backward.depth < 15) {
        Side& side = forward.depth <= backward.depth ? forward : backward;
        Side& other = &side == &forward ? backward : forward;
        if (side.expand(other)) return forward.depth + backward.depth;
    }
    return -1;
}

int main() {
    for (int a = 0; a < 25; a++)
        for (int b = 0; b < 25; b++)
            if (abs(a / 5 - b / 5) * abs(a % 5 - b % 5) == 2) knightTargets[a].push_back(b);
    int boards;
    cin >> boards;
    while (boards--) {
        string board, row;
        for (int r = 0; r < 5; r++) cin >> row, board += row;
        cout << solve(encode(board), encode(GOAL)) << '\n';
    }
}
