#include <bits/stdc++.h>
using namespace std;

const int MAXN = 100000;

int sumdiv[MAXN + 1];
int pre[MAXN + 1];

// sum of the proper divisors of all the numbers
void sieve() {
    for (int d = 1; d <= MAXN; d++) {
        for (int x = 2 * d; x <= MAXN; x += d) {
            sumdiv[x] += d;
        }
    }
}

void build() {
    pre[0] = 0;
    for (int x = 1; x <= MAXN; x++) {
        pre[x] = pre[x - 1];
        if (sumdiv[x] >= x) {
            pre[x]++;
        }
    }
}

int query(int a, int b) {
    if (a > b) {
        swap(a, b);
    }
    return pre[b] - pre[a];
}

void solve() {
    int a, b;
    cin >> a >> b;
    cout << query(a, b) << '\n';
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);

    sieve();
    build();

    int q;
    cin >> q;
    while (q--) {
        solve();
    }
    return 0;
}
