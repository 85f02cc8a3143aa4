import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [set() for _ in range(n + 1)]
    for i in range(1, 2 * n - 1, 2):
        adj[data[i]].add(data[i + 1])
        adj[data[i + 1]].add(data[i])
    # peel off the leaves
    size = [1] * (n + 1)
    queue = [v for v in range(1, n + 1) if len(adj[v]) == 1]
    best = n
    cut = 0
    for v in queue:
        if cut == n - 1:
            break
        best = min(best, abs(n - 2 * size[v]))
        cut += 1
        (u,) = adj[v]
        size[u] += size[v]
        adj[u].remove(v)
        if len(adj[u]) == 1:
            queue.append(u)
    print(best)


main()
