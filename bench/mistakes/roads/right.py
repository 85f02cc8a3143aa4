n, m = map(int, input().split())
INF = 10**9
d = [INF] * (n + 1); d[1] = 0
e = [tuple(map(int, input().split())) for _ in range(m)]
for _ in range(n):
    for a, b, w in e:
        d[b] = min(d[b], d[a] + w); d[a] = min(d[a], d[b] + w)
print(*[x if x < INF else -1 for x in d[1:]])
