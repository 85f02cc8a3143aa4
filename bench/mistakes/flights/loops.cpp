#include <bits/stdc++.h>
#define ll long long
#define INF 1000000000000000LL
using namespace std;

int n, m;
ll dist[205][205];

void init() {
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            if (i == j)
                dist[i][j] = 0;
            else
                dist[i][j] = INF;
        }
    }
}

void floyd() {
    for (int i = 1; i <= n; i++)
        for (int k = 1; k <= n; k++)
            for (int j = 1; j <= n; j++) {
                if (dist[i][k] == INF || dist[k][j] == INF)
                    continue;
                if (dist[i][k] + dist[k][j] < dist[i][j])
                    dist[i][j] = dist[i][k] + dist[k][j];
            }
}

ll total(int i) {
    ll sum = 0;
    for (int j = 1; j <= n; j++) {
        if (dist[i][j] < INF)
            sum += dist[i][j];
    }
    return sum;
}

int main() {
    ios::sync_with_stdio(0);
    cin.tie(0);

    cin >> n >> m;
    init();
    for (int i = 0; i < m; i++) {
        int u, v;
        ll w;
        cin >> u >> v >> w;
        dist[u][v] = min(dist[u][v], w);
        dist[v][u] = min(dist[v][u], w);
    }

    floyd();

    for (int i = 1; i <= n; i++) {
        cout << total(i);
        if (i < n)
            cout << " ";
    }
    cout << "\n";
    return 0;
}
