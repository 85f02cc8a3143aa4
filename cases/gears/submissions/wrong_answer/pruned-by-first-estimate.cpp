// A* with h = missing steps / 2, rounded up. Mistake: states are dropped whose h
// exceeds that of the first state, as though that one bounded how far a shortest
// way may stray. Rarely wrong: 2 turns too long, for instance at 8 turns.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

static const int STATES = 1 << 24;  // two bits for each of twelve knobs

static int dragged[12][4];
static unsigned char g[STATES], lastKnob[STATES];
static bool closed[STATES];
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
    int most = heuristic(start);
    memset(g, 255, sizeof g);
    g[start] = 0;
    bucket[heuristic(start)].push_back(start);
    for (int f = 0; f < 128; f++)
        while (!bucket[f].empty()) {
            int code = bucket[f].back();
            bucket[f].pop_back();
            if (closed[code]) continue;
            closed[code] = true;
            if (code == 0) return true;
            for (int knob = 0; knob < 12; knob++) {
                int next = turn(code, knob);
                if (heuristic(next) > most) continue;
                if (closed[next] || g[next] <= g[code] + 1) continue;
                g[next] = g[code] + 1;
                lastKnob[next] = knob;
                bucket[g[next] + heuristic(next)].push_back(next);
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
    for (int code = 0; code != start; code = turnBack(code, lastKnob[code]))
        path.push_back(lastKnob[code] + 1);
    printf("%d\n", (int)path.size());
    for (size_t i = path.size(); i-- > 0;) printf("%d ", path[i]);
    puts("");
}
