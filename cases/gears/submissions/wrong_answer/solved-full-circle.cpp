// Bidirectional breadth-first search by whole layers. Mistake: the goal is not
// tested for before the first move; the two sides of a solved instance leave the
// same state and meet again after a full circle of turns that leads back to it.
#include <bits/stdc++.h>
using namespace std;

static int dragged[12][4];
static unsigned char side[1 << 24];  // 0 unseen, 1 from the start, 2 from the goal
static unsigned char knobTo[1 << 24];

static unsigned add(unsigned code, int knob, unsigned steps) {
    unsigned shift = 2 * knob, field = 3u << shift;
    return (code & ~field) | ((code + (steps << shift)) & field);
}

static unsigned forwards(unsigned code, int knob) {
    return add(add(code, knob, 1), dragged[knob][code >> 2 * knob & 3], 1);
}

static unsigned backwards(unsigned code, int knob) {
    unsigned before = add(code, knob, 3);
    return add(before, dragged[knob][before >> 2 * knob & 3], 3);
}

// Expands a layer; the turn that joins the two sides goes to `joint` as the
// states before and after it, and the knob.
static bool expand(vector<unsigned>& layer, int own, array<unsigned, 3>& joint) {
    vector<unsigned> next;
    for (unsigned code : layer)
        for (int knob = 0; knob < 12; knob++) {
            unsigned state = own == 1 ? forwards(code, knob) : backwards(code, knob);
            if (side[state] == own) continue;
            if (side[state] != 0) {
                joint = {own == 1 ? code : state, own == 1 ? state : code, unsigned(knob)};
                return true;
            }
            side[state] = own;
            knobTo[state] = knob;
            next.push_back(state);
        }
    layer.swap(next);
    return false;
}

int main() {
    unsigned start = 0;
    for (int knob = 0; knob < 12; knob++) {
        unsigned state;
        cin >> state;
        start |= (state - 1) << 2 * knob;
        for (int& other : dragged[knob]) cin >> other, other--;
    }
    vector<unsigned> fromStart{start}, fromGoal{0};
    side[start] = 1;
    side[0] = 2;
    array<unsigned, 3> joint{};
    bool met = false;
    while (!met && !fromStart.empty() && !fromGoal.empty())
        met = fromStart.size() <= fromGoal.size() ? expand(fromStart, 1, joint)
                                                  : expand(fromGoal, 2, joint);
    if (!met) {
        cout << "-1\n";
        return 0;
    }
    vector<int> path{int(joint[2])};
    for (unsigned code = joint[0]; code != start; code = backwards(code, knobTo[code]))
        path.push_back(knobTo[code]);
    reverse(path.begin(), path.end());
    for (unsigned code = joint[1]; code != 0; code = forwards(code, knobTo[code]))
        path.push_back(knobTo[code]);
    cout << path.size() << '\n';
    for (int knob : path) cout << knob + 1 << ' ';
    cout << '\n';
}
