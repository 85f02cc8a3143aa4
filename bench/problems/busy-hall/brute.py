n = int(input())
r = [tuple(map(int, input().split())) for _ in range(n)]
best = 0
for mask in range(1 << n):
    chosen = [r[i] for i in range(n) if mask >> i & 1]
    chosen.sort()
    if all(chosen[i][1] <= chosen[i + 1][0] for i in range(len(chosen) - 1)):
        best = max(best, len(chosen))
print(best)
