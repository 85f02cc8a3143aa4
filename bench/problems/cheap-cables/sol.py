n, m = map(int, input().split())
offers = []
for _ in range(m):
    u, v, w = map(int, input().split())
    offers.append((w, u, v))
offers.sort()
parent = list(range(n + 1))


def find(x):
    while parent[x] != x:
        x = parent[x]
    return x


cost = used = 0
for w, u, v in offers:
    if find(u) != find(v):
        parent[v] = find(u)
        cost += w
        used += 1
print(cost if used == n - 1 else -1)
