// Plain breadth-first search from the start with a byte for each of the 4^12
// states: right, but most of the eight million states that can be reached are
// visited before a goal at 13 turns or more.
#include <bits/stdc++.h>
using namespace std;

static int dragged[12][4];

static int step(int code, int knob, int by) {
    int state = (code >> 2 * knob) % 4;
    return code + (((state + by) % 4 - state) << 2 * knob);
}

static int turn(int code, int knob) {
    int state = (code >> 2 * knob) % 4;
    return step(step(code, knob, 1), dragged[knob][state], 1);
}

static int turnBack(int code, int knob) {
    code = step(code, knob, 3);
    return step(code, dragged[knob][(code >> 2 * knob) % 4], 3);
}

int main() {
    int start = 0;
    for (int knob = 0; knob < 12; knob++) {
        int state;
        cin >> state;
        start = step(start, knob, state - 1);
        for (int& other : dragged[knob]) cin >> other, other--;
    }
    vector<signed char> knobTo(1 << 24, -1);
    queue<int> open;
    open.push(start);
    knobTo[start] = 12;
    while (!open.empty() && knobTo[0] < 0) {
        int code = open.front();
        open.pop();
        for (int knob = 0; knob < 12; knob++) {
            int next = turn(code, knob);
            if (knobTo[next] >= 0) continue;
            knobTo[next] = knob;
            open.push(next);
        }
    }
    if (knobTo[0] < 0) {
        puts("-1");
        return 0;
    }
    vector<int> path;
    for (int code = 0; code != start; code = turnBack(code, path.back())) path.push_back(knobTo[code]);
    printf("%d\n", (int)path.size());
    for (size_t i = path.size(); i-- > 0;) printf("%d ", path[i] + 1);
    puts("");
}
