// Bidirectional breadth-first search, eight layers from the board and seven from
// the goal. Mistake: the forward side's map of seen states is not emptied for the
// next board, so states of earlier boards are not entered again, or count as met:
// files of two boards with a state in common.
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
    unordered_map<unsigned, int>& distance;
    vector<unsigned> layer;
    int depth = 0;

    Side(unsigned start, unordered_map<unsigned, int>& seen) : distance(seen), layer{start} {
        distance[start] = 0;
    }

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

static unordered_map<unsigned, int> seenForward;

static int solve(unsigned start, unsigned goal) {
    if (start == goal) return 0;
    unordered_map<unsigned, int> seenBackward;
    Side forward(start, seenForward), backward(goal, seenBackward);
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
