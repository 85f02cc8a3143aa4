h, w = map(int, input().split())
g = [input() for _ in range(h)]
INF = 10**9
d = [[INF] * w for _ in range(h)]
d[0][0] = 0
changed = True
while changed:
    changed = False
    for i in range(h):
        for j in range(w):
            if g[i][j] == ".":
                for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if 0 <= a < h and 0 <= b < w and d[a][b] + 1 < d[i][j]:
                        d[i][j] = d[a][b] + 1
                        changed = True
print(d[h - 1][w - 1] if d[h - 1][w - 1] < INF else -1)
