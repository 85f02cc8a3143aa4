#include <algorithm>
#include <cstdio>
#include <vector>

using namespace std;

typedef long long ll;

int n, q;
vector<ll> a;
vector<ll> top;
vector<ll> extra;
int visits = 0;

void pull(int node) {
    top[node] = max(top[2 * node], top[2 * node + 1]);
}

void apply(int node, ll value) {
    top[node] += value;
    extra[node] += value;
}

void push(int node) {
    if (extra[node] == 0) {
        return;
    }
    apply(2 * node, extra[node]);
    apply(2 * node + 1, extra[node]);
    extra[node] = 0;
}

void build(int node, int from, int to) {
    if (from == to) {
        top[node] = a[from];
        return;
    }
    int middle = (from + to) / 2;
    build(2 * node, from, middle);
    build(2 * node + 1, middle + 1, to);
    pull(node);
}

void add(int node, int from, int to, int left, int right, ll value) {
    if (right < from || to < left) {
        return;
    }
    if (left <= from && to <= right) {
        apply(node, value);
        return;
    }
    push(node);
    int middle = (from + to) / 2;
    add(2 * node, from, middle, left, right, value);
    add(2 * node + 1, middle + 1, to, left, right, value);
    pull(node);
}

ll query(int node, int from, int to, int left, int right) {
    visits++;
    if (right < from || to < left) {
        return 0;
    }
    if (left <= from && to <= right) {
        return top[node];
    }
    push(node);
    int middle = (from + to) / 2;
    ll first = query(2 * node, from, middle, left, right);
    ll second = query(2 * node + 1, middle + 1, to, left, right);
    return max(first, second);
}

int main() {
    if (scanf("%d %d", &n, &q) != 2) {
        return 1;
    }
    a.resize(n);
    for (ll& x : a) {
        if (scanf("%lld", &x) != 1) {
            return 1;
        }
    }
    top.assign(4 * n, 0);
    extra.assign(4 * n, 0);
    build(1, 0, n - 1);
    for (int i = 0; i < q; i++) {
        int kind, left, right;
        if (scanf("%d %d %d", &kind, &left, &right) != 3) {
            return 1;
        }
        left--;
        right--;
        if (kind == 1) {
            ll value;
            if (scanf("%lld", &value) != 1) {
                return 1;
            }
            add(1, 0, n - 1, left, right, value);
        } else {
            printf("%lld\n", query(1, 0, n - 1, left, right));
        }
    }
    return 0;
}
