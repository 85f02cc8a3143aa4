import sys


def farthest(adj, s):
    dist = {s: 0}
    todo = [s]
    for v in todo:
        for u, w in adj[v]:
            if u not in dist:
                dist[u] = dist[v] + w
                todo.append(u)
    end = max(dist, key=dist.get)
    return end, dist[end]


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [[] for _ in range(n + 1)]
    for i in range(1, len(data), 3):
        u, v, w = data[i:i + 3]
        adj[u].append((v, w))
        adj[v].append((u, w))
    a, _ = farthest(adj, 1)
    b, length = farthest(adj, a)
    print(length)


main()
