// Bidirectional breadth-first search: seven rounds of one layer on either side, and
// one layer more from the board for 15. Mistake: that last layer is given the number
// of the last odd layer within the rounds, so boards at exactly 15 come out as 13.
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

struct Side {
    unordered_map<unsigned, int> distance;
    vector<unsigned> layer;
    int depth = 0;

    explicit Side(unsigned start) : layer{start} { distance[start] = 0; }

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
                if (other.distance.count(state)) return true;
                if (distance.emplace(state, depth).second) next.push_back(state);
            }
        }
        layer.swap(next);
        return false;
    }
};

static int solve(unsigned start, unsigned goal) {
    if (start == goal) return 0;
    Side forward(start), backward(goal);
    const int rounds = 7;
    for (int round = 1; round <= rounds; round++) {
        if (forward.expand(backward)) return 2 * round - 1;
        if (backward.expand(forward)) return 2 * round;
    }
    return forward.expand(backward) ? 2 * rounds - 1 : -1;
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
