#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

// Says for each text whether its brackets match: "ok" and the depth, "error" and the place of the first bracket
// that closes nothing, or "open" and the place of the first bracket that is never closed.

struct Bracket {
    char kind;
    int place;
};

enum class State { OK, ERROR, OPEN };

struct Answer {
    State state;
    int number;
};

bool opens(char c) {
    return c == '(' || c == '<';
}

char partner(char c) {
    return c == '(' ? ')' : '>';
}

Answer check(const string& text) {
    vector<Bracket> stack;
    int depth = 0;
    int place = 0;
    for (char c : text) {
        place++;
        if (opens(c)) {
            stack.push_back({c, place});
            depth = max(depth, (int) stack.size());
            continue;
        }
        if (stack.empty()) {
            return {State::ERROR, place};
        }
        Bracket last = stack.back();
        stack.pop_back();
        if (partner(last.kind) != c) {
            return {State::ERROR, place};
        }
    }
    if (!stack.empty()) {
        return {State::OPEN, stack.back().place};
    }
    return {State::OK, depth};
}

string name(State state) {
    switch (state) {
        case State::OK:
            return "ok";
        case State::ERROR:
            return "error";
        default:
            return "open";
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    int good = 0;
    while (t-- > 0) {
        string text;
        cin >> text;
        Answer answer = check(text);
        if (answer.state == State::OK) {
            good++;
        }
        cout << name(answer.state) << " " << answer.number << "\n";
    }
}
