h, w = map(int, input().split())
g = [input() for _ in range(h)]
best = 0
for i in range(h):
    for j in range(w):
        for s in range(1, min(h - i, w - j) + 1):
            if all(g[i + x][j + y] == "#" for x in range(s) for y in range(s)):
                best = max(best, s)
print(best)
