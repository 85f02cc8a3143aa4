h, w = map(int, input().split())
cell = [list(map(int, input().split())) for _ in range(h)]
alone = 0
for i in range(h):
    for j in range(w):
        if cell[i][j] == 0:
            continue
        around = 0
        if cell[i - 1][j] == 1:
            around += 1
        if i + 1 < h and cell[i + 1][j] == 1:
            around += 1
        if j > 0 and cell[i][j - 1] == 1:
            around += 1
        if j + 1 < w and cell[i][j + 1] == 1:
            around += 1
        if around == 0:
            alone += 1
print(alone)
