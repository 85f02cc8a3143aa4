// Breadth-first search with a queue for 200000 states, which is enough for the
// samples and up to about 9 turns. Mistake: farther instances fill it, and the
// next state is refused with an exception that nobody catches.
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
    static array<int, 200000> open;
    int head = 0, tail = 0;
    open.at(tail++) = start;
    knobTo[start] = 12;
    while (head < tail && knobTo[0] < 0) {
        int code = open[head++];
        for (int knob = 0; knob < 12; knob++) {
            int next = turn(code, knob);
            if (knobTo[next] >= 0) continue;
            knobTo[next] = knob;
            open.at(tail++) = next;
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
