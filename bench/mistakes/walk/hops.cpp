#include <cstdio>
#include <queue>
#include <vector>

using namespace std;

struct Road {
    int to;
    int length;
};

struct Search {
    vector<int> hops;
    vector<long long> length;
    int visited = 0;
};

int n;
vector<vector<Road>> roads;

inline int readInt() {
    int c = getchar_unlocked();
    while (c != EOF && (c < '0' || c > '9')) {
        c = getchar_unlocked();
    }
    int x = 0;
    while (c >= '0' && c <= '9') {
        x = x * 10 + c - '0';
        c = getchar_unlocked();
    }
    return x;
}

void readRoads() {
    n = readInt();
    roads.resize(n + 1);
    for (int i = 1; i < n; i++) {
        int a = readInt();
        int b = readInt();
        int length = readInt();
        roads[a].push_back({b, length});
        roads[b].push_back({a, length});
    }
}

Search walk(int start) {
    Search search;
    search.hops.assign(n + 1, -1);
    search.length.assign(n + 1, 0);
    search.hops[start] = 0;
    queue<int> todo;
    todo.push(start);
    while (!todo.empty()) {
        int at = todo.front();
        todo.pop();
        search.visited++;
        for (const Road& road : roads[at]) {
            if (search.hops[road.to] >= 0) {
                continue;
            }
            search.hops[road.to] = search.hops[at] + 1;
            search.length[road.to] = search.length[at] + road.length;
            todo.push(road.to);
        }
    }
    return search;
}

int farthest(const Search& search) {
    int best = 1;
    for (int i = 2; i <= n; i++) {
        if (search.hops[i] > search.hops[best]) {
            best = i;
        }
    }
    return best;
}

int main() {
    readRoads();
    Search first = walk(1);
    int end = farthest(first);
    Search second = walk(end);
    int other = farthest(second);
    if (second.visited != n) {
        fprintf(stderr, "not connected\n");
        return 1;
    }
    printf("%lld\n", second.length[other]);
    return 0;
}
