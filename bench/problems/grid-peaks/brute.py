h, w = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(h)]
peaks = 0
for i in range(h):
    for j in range(w):
        peak = True
        for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            x, y = i + di, j + dj
            if 0 <= x < h and 0 <= y < w and a[x][y] >= a[i][j]:
                peak = False
        if peak:
            peaks += 1
print(peaks)
