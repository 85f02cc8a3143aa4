#include <iostream>
#include <queue>
#include <string>

using namespace std;

queue<int> readCards(int n) {
    queue<int> q;
    for (int i = 0; i < n; i++) {
        int card;
        cin >> card;
        q.push(card);
    }
    return q;
}

int draw(queue<int>& q) {
    int card = q.front();
    q.pop();
    return card;
}

void playRound(queue<int>& a, queue<int>& b) {
    int x = draw(a);
    int y = draw(b);
    if (x > y) {
        a.push(x);
        a.push(y);
    }
    if (y > x) {
        b.push(y);
        b.push(x);
    } else {
        // same cards, everybody takes his own back
        a.push(x);
        b.push(y);
    }
}

string result(const queue<int>& a, const queue<int>& b) {
    if (a.size() > b.size()) {
        return "first";
    }
    if (b.size() > a.size()) {
        return "second";
    }
    return "draw";
}

int main() {
    int n, r;
    cin >> n >> r;
    queue<int> a = readCards(n);
    queue<int> b = readCards(n);
    int played = 0;
    while (played < r) {
        if (a.empty() || b.empty()) {
            break;
        }
        playRound(a, b);
        played++;
    }
    cout << played << " " << result(a, b) << endl;
    return 0;
}
