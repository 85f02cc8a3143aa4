n = int(input())
p = [tuple(map(int, input().split())) for _ in range(n)]
best = min(n, 2)
for a in range(n):
    for b in range(a):
        count = 0
        for x, y in p:
            cross = (p[b][0] - p[a][0]) * (y - p[a][1]) - (p[b][1] - p[a][1]) * (x - p[a][0])
            if cross == 0:
                count += 1
        best = max(best, count)
print(best)
