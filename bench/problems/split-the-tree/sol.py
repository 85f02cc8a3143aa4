n = int(input())
parent = [0] * (n + 1)
for _ in range(n - 1):
    u, v = map(int, input().split())
    if u > v:
        u, v = v, u
    parent[v] = u
size = [1] * (n + 1)
best = n
for v in range(n, 1, -1):
    best = min(best, abs(n - 2 * size[v]))
    size[parent[v]] += size[v]
print(best)
