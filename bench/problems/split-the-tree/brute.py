n = int(input())
edges = [tuple(map(int, input().split())) for _ in range(n - 1)]
best = n
for skip in range(n - 1):
    reached = {1}
    for _ in range(n):
        for i, (u, v) in enumerate(edges):
            if i != skip and (u in reached or v in reached):
                reached.add(u)
                reached.add(v)
    best = min(best, abs(n - 2 * len(reached)))
print(best)
