#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
typedef pair<int, int> pii;

const int MAXM = 1005;

int n, m, k;
ll bit[MAXM];
vector<pii> roads;

void update(int pos, int val) {
    while (pos <= m) {
        bit[pos] += val;
        pos += pos & -pos;
    }
}

ll query(int pos) {
    ll res = 0;
    while (pos > 0) {
        res += bit[pos];
        pos -= pos & -pos;
    }
    return res;
}

bool cmp(const pii& a, const pii& b) {
    if (a.first == b.first)
        return a.second > b.second;
    return a.first < b.first;
}

void read() {
    cin >> n >> m >> k;
    for (int i = 0; i < k; i++) {
        int x, y;
        cin >> x >> y;
        roads.push_back(make_pair(x, y));
    }
}

ll solve() {
    sort(roads.begin(), roads.end(), cmp);
    ll ans = 0;
    for (int i = 0; i < k; i++) {
        // roads before this one that end further to the north
        ll above = i - query(roads[i].second);
        ans += above;
        update(roads[i].second, 1);
    }
    return ans;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    read();
    cout << solve() << endl;
    return 0;
}
