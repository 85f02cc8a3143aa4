// A* with one bucket of open states for each value of f. A turn takes at most
// two of the missing steps away, so h = missing / 2, rounded up, is consistent.
// A state is closed when it is expanded; until then a shorter way replaces it.
#include <cstdio>
#include <vector>
using namespace std;

static const int STATES = 1 << 24;  // two bits for each of twelve knobs

static int dragged[12][4];
// Of each state g + 1 (0 while unseen), the knob turned last, and whether it is
// closed, in one word: one look into memory for each turn.
struct Node {
    unsigned short reached : 8, lastKnob : 4, closed : 1;
};
static Node node[STATES];
static unsigned char missingOf[1 << 12];  // steps that six knobs miss
static vector<int> bucket[128];

static int stateOf(int code, int knob) { return code >> 2 * knob & 3; }

// Moves one knob by that many steps and nothing else.
static int step(int code, int knob, int steps) {
    int state = (stateOf(code, knob) + steps) & 3;
    return (code & ~(3 << 2 * knob)) | state << 2 * knob;
}

static int turn(int code, int knob) {
    int other = dragged[knob][stateOf(code, knob)];
    return step(step(code, knob, 1), other, 1);
}

static int turnBack(int code, int knob) {
    code = step(code, knob, 3);
    return step(code, dragged[knob][stateOf(code, knob)], 3);
}

static int heuristic(int code) {
    int missing = missingOf[code & 4095] + missingOf[code >> 12];
    return (missing + 1) / 2;
}

static bool search(int start) {
    node[start].reached = 1;
    bucket[heuristic(start)].push_back(start);
    for (int f = 0; f < 128; f++)
        while (!bucket[f].empty()) {
            int code = bucket[f].back();
            bucket[f].pop_back();
            if (node[code].closed) continue;
            node[code].closed = 1;
            int reached = node[code].reached + 1;
            if (code == 0) return true;
            for (int knob = 0; knob < 12; knob++) {
                int next = turn(code, knob);
                Node& seen = node[next];
                if (seen.reached != 0 && seen.reached <= reached) continue;
                seen.reached = reached;
                seen.lastKnob = knob;
                bucket[reached - 1 + heuristic(next)].push_back(next);
            }
        }
    return false;
}

int main() {
    int start = 0;
    for (int knob = 0; knob < 12; knob++) {
        int state;
        if (scanf("%d", &state) != 1) return 0;
        start = step(start, knob, state - 1);
        for (int s = 0; s < 4; s++) {
            if (scanf("%d", &dragged[knob][s]) != 1) return 0;
            dragged[knob][s]--;
        }
    }
    for (int code = 0; code < 4096; code++)
        for (int knob = 0; knob < 6; knob++) missingOf[code] += (4 - stateOf(code, knob)) & 3;
    if (!search(start)) {
        puts("-1");
        return 0;
    }
    vector<int> path;
    for (int code = 0; code != start; code = turnBack(code, node[code].lastKnob))
        path.push_back(node[code].lastKnob + 1);
    printf("%d\n", (int)path.size());
    for (size_t i = path.size(); i-- > 0;) printf("%d ", path[i]);
    puts("");
}
