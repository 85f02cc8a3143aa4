#include <cstdio>
#include <vector>

using namespace std;

#define FOR(i, a, b) for (int i = (a); i < (b); ++i)

int n, amount, mod;

struct Coin {
    int value;
    int count;
};

vector<Coin> readCoins() {
    vector<Coin> coins(n);
    FOR(i, 0, n) {
        if (scanf("%d %d", &coins[i].value, &coins[i].count) != 2) {
            coins[i].value = 1;
            coins[i].count = 0;
        }
    }
    return coins;
}

// ways[s] = old[s] + old[s - v] + ... + old[s - c * v]
vector<int> add(const vector<int>& old, const Coin& coin) {
    int v = coin.value;
    vector<int> sum(amount + 1, 0);
    FOR(s, 0, amount + 1) {
        sum[s] = old[s];
        if (s >= v) {
            sum[s] = (sum[s] + sum[s - v]) % mod;
        }
    }
    vector<int> ways(amount + 1, 0);
    FOR(s, 0, amount + 1) {
        ways[s] = sum[s];
        int before = s - coin.count * v;
        if (before >= 0) {
            ways[s] = (ways[s] - sum[before] + mod) % mod;
        }
    }
    return ways;
}

int main() {
    if (scanf("%d %d %d", &n, &amount, &mod) != 3) {
        return 0;
    }
    vector<Coin> coins = readCoins();
    vector<int> ways(amount + 1, 0);
    ways[0] = 1;
    FOR(i, 0, n) {
        ways = add(ways, coins[i]);
    }
    printf("%d\n", ways[amount]);
    return 0;
}
