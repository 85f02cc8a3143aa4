// Bidirectional breadth-first search with a linked hash table. Mistake: the lists
// are not emptied between boards; once the pool is used up and places are taken
// again, stale links run in circles and a search for a new state never ends. Right
// in files of 10 boards, endless in files of hundreds.
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

static const unsigned BUCKETS = 65536, POOL = 1u << 20;

// Seen states of both sides in linked lists, one for each hash. A node knows its
// board, so that nodes of earlier boards do not count. They stay linked, and their
// places in the pool are taken again when it is used up.
static unsigned key[POOL], following[POOL], boardOf[POOL], sideOf[POOL];
static unsigned first[BUCKETS], used = 0, boardNumber = 0;

// The side that has seen this state, or 0; `mine` is entered then.
static unsigned lookUpOrInsert(unsigned state, unsigned mine) {
    unsigned bucket = state * 2654435769u >> 16;
    for (unsigned node = first[bucket]; node != 0; node = following[node])
        if (key[node] == state && boardOf[node] == boardNumber) return sideOf[node];
    if (++used == POOL) used = 1;
    key[used] = state;
    boardOf[used] = boardNumber;
    sideOf[used] = mine;
    following[used] = first[bucket];
    first[bucket] = used;
    return 0;
}

struct Side {
    unsigned name;
    vector<unsigned> layer;
    int depth = 0;

    Side(unsigned start, unsigned name) : name(name), layer{start} { lookUpOrInsert(start, name); }

    // Expands the whole last layer; true if it touches the other side.
    bool expand() {
        vector<unsigned> next;
        depth++;
        for (unsigned code : layer) {
            int empty = code >> 25;
            unsigned black = code & ((1u << 25) - 1);
            for (int t : knightTargets[empty]) {
                unsigned colour = black >> t & 1;
                unsigned moved = (black ^ (colour << t)) | colour << empty;
                unsigned state = moved | unsigned(t) << 25;
                unsigned seen = lookUpOrInsert(state, name);
                if (seen != 0 && seen != name) return true;
                if (seen == 0) next.push_back(state);
            }
        }
        layer.swap(next);
        return false;
    }
};

static int solve(unsigned start, unsigned goal) {
    if (start == goal) return 0;
    boardNumber++;
    Side forward(start, 1), backward(goal, 2);
    while (forward.depth + backward.depth < 15) {
        Side& side = forward.depth <= backward.depth ? forward : backward;
        if (side.expand()) return forward.depth + backward.depth;
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
