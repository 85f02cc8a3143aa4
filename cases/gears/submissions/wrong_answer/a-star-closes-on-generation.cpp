// A* with h = missing steps / 2, rounded up, which is consistent. Mistake: a state
// is marked as seen when it is generated, not when it is expanded, so a shorter
// way found later is thrown away. Very rarely wrong, 2 turns too long, as here (7):
// 1 10 9 3 5 / 4 1 8 9 8 / 1 5 6 12 9 / 4 11 6 6 8 / 4 7 8 8 12 / 2 2 2 10 9 /
// 2 2 6 5 3 / 1 2 7 2 2 / 3 5 11 2 4 / 1 9 7 8 6 / 1 9 8 8 2 / 2 7 7 2 6
#include <cstdio>
#include <vector>
using namespace std;

static const int STATES = 1 << 24;  // two bits for each of twelve knobs

static int dragged[12][4];
static unsigned char g[STATES], lastKnob[STATES];
static bool seen[STATES];
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
    g[start] = 0;
    seen[start] = true;
    bucket[heuristic(start)].push_back(start);
    for (int f = 0; f < 128; f++)
        while (!bucket[f].empty()) {
            int code = bucket[f].back();
            bucket[f].pop_back();
            if (code == 0) return true;
            for (int knob = 0; knob < 12; knob++) {
                int next = turn(code, knob);
                if (seen[next]) continue;
                seen[next] = true;
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
