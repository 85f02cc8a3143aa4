import heapq
import sys


def main():
    it = map(int, sys.stdin.read().split())
    n = next(it)
    m = next(it)
    adj = [{} for _ in range(n + 1)]
    for _ in range(m):
        u, v, w = next(it), next(it), next(it)
        adj[u][v] = w
        adj[v][u] = w
    done = set()
    heap = [(0, 1)]
    while heap:
        d, v = heapq.heappop(heap)
        if v in done:
            continue
        if v == n:
            print(d)
            return
        done.add(v)
        for u in adj[v]:
            if u not in done:
                heapq.heappush(heap, (d + adj[v][u], u))
    print(-1)


main()
