from math import gcd

n = int(input())
p = [tuple(map(int, input().split())) for _ in range(n)]
best = 1
for i in range(n):
    seen = {}
    for j in range(i + 1, n):
        dx = p[j][0] - p[i][0]
        dy = p[j][1] - p[i][1]
        g = gcd(dx, dy)
        key = (dx // g, dy // g)
        seen[key] = seen.get(key, 0) + 1
        best = max(best, seen[key] + 1)
print(best)
