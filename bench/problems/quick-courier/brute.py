n, m = map(int, input().split())
streets = [tuple(map(int, input().split())) for _ in range(m)]
INF = 10**9
d = [INF] * (n + 1)
d[1] = 0
for _ in range(n):
    for u, v, w in streets:
        d[v] = min(d[v], d[u] + w)
        d[u] = min(d[u], d[v] + w)
print(d[n] if d[n] < INF else -1)
