n, m = map(int, input().split())
group = list(range(n + 1))
for _ in range(m):
    u, v = map(int, input().split())
    old, new = group[u], group[v]
    group = [new if g == old else g for g in group]
print(len(set(group[1:])))
