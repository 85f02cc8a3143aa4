n = int(input())
edges = []
for _ in range(n - 1):
    u, v = map(int, input().split())
    edges.append((u - 1, v - 1))
best = 0
for mask in range(2 ** n):
    if all(not (mask >> u & 1 and mask >> v & 1) for u, v in edges):
        best = max(best, bin(mask).count("1"))
print(best)
