// IDA* whose h is the largest number of steps that a single knob still misses,
// at most 3: admissible, and next to no guidance with twelve turns to choose
// from. Near instances are quick, from 9 turns on seconds, from 11 on minutes.
#include <bits/stdc++.h>
using namespace std;

static int state[12], dragged[12][4];
static vector<int> path;

static int heuristic() {
    int most = 0;
    for (int knob = 0; knob < 12; knob++) most = max(most, (4 - state[knob]) % 4);
    return most;
}

static bool search(int bound) {
    int h = heuristic();
    if (h == 0) return true;
    if (int(path.size()) + h > bound) return false;
    for (int knob = 0; knob < 12; knob++) {
        int& own = state[knob];
        int& other = state[dragged[knob][own]];
        own = (own + 1) % 4;
        other = (other + 1) % 4;
        path.push_back(knob);
        if (search(bound)) return true;
        path.pop_back();
        own = (own + 3) % 4;
        other = (other + 3) % 4;
    }
    return false;
}

int main() {
    for (int knob = 0; knob < 12; knob++) {
        cin >> state[knob];
        state[knob]--;
        for (int& other : dragged[knob]) cin >> other, other--;
    }
    int bound = heuristic();
    while (!search(bound)) bound++;
    printf("%d\n", (int)path.size());
    for (int knob : path) printf("%d ", knob + 1);
    puts("");
}
