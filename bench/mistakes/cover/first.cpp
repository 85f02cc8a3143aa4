#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Lamp {
    int left, right;

    bool operator<(const Lamp& o) const {
        if (left != o.left)
            return left < o.left;
        return right < o.right;
    }
};

istream& operator>>(istream& in, Lamp& lamp) {
    int pos, radius;
    in >> pos >> radius;
    lamp.left = pos - radius;
    lamp.right = pos + radius;
    return in;
}

int n, m;
vector<Lamp> lamps;

// lamps that do not shine on the street at all
void removeOutside() {
    vector<Lamp> inside;
    for (const Lamp& lamp : lamps) {
        if (lamp.right > 0 && lamp.left < m)
            inside.push_back(lamp);
    }
    lamps = inside;
}

int solve() {
    sort(lamps.begin(), lamps.end());
    int cnt = 0;
    int lit = 0;  // everything before is lit
    for (const Lamp& lamp : lamps) {
        if (lit >= m)
            break;
        if (lamp.left > lit)
            return -1;
        if (lamp.right > lit) {
            lit = lamp.right;
            cnt++;
        }
    }
    return lit >= m ? cnt : -1;
}

int main() {
    cin >> n >> m;
    lamps.resize(n);
    for (Lamp& lamp : lamps)
        cin >> lamp;
    removeOutside();
    cout << solve() << endl;
    return 0;
}
