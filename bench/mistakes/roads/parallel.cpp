#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct Edge {
    int to;
    int weight;
};

struct State {
    long long distance;
    int node;
    bool operator<(const State& other) const {
        return distance > other.distance;
    }
};

struct Statistics {
    int pushed = 0;
    int popped = 0;
    int relaxed = 0;
};

const long long INF = 1000000000;

vector<vector<Edge>> readGraph(int n, int m) {
    vector<vector<Edge>> graph(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, w;
        cin >> a >> b >> w;
        graph[a].push_back({b, w});
        graph[b].push_back({a, w});
    }
    return graph;
}

void sortEdges(vector<vector<Edge>>& graph) {
    for (auto& edges : graph) {
        sort(edges.begin(), edges.end(), [](const Edge& x, const Edge& y) {
            if (x.to != y.to) {
                return x.to < y.to;
            }
            return x.weight < y.weight;
        });
    }
}

vector<Edge> unique(const vector<Edge>& edges) {
    vector<Edge> result;
    for (const Edge& each : edges) {
        if (!result.empty() && result.back().to == each.to) {
            result.back() = each;
            continue;
        }
        result.push_back(each);
    }
    return result;
}

vector<long long> dijkstra(const vector<vector<Edge>>& graph, int start, Statistics& statistics) {
    vector<long long> distance(graph.size(), INF);
    priority_queue<State> queue;
    distance[start] = 0;
    queue.push({0, start});
    statistics.pushed++;
    while (!queue.empty()) {
        State state = queue.top();
        queue.pop();
        statistics.popped++;
        if (state.distance != distance[state.node]) {
            continue;
        }
        for (const Edge& edge : graph[state.node]) {
            long long next = state.distance + edge.weight;
            if (next < distance[edge.to]) {
                distance[edge.to] = next;
                queue.push({next, edge.to});
                statistics.pushed++;
                statistics.relaxed++;
            }
        }
    }
    return distance;
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<Edge>> graph = readGraph(n, m);
    sortEdges(graph);
    for (auto& edges : graph) {
        edges = unique(edges);
    }
    Statistics statistics;
    vector<long long> distance = dijkstra(graph, 1, statistics);
    for (int i = 1; i <= n; i++) {
        cout << (distance[i] < INF ? distance[i] : -1) << (i < n ? " " : "\n");
    }
}
