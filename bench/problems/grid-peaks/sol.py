h, w = map(int, input().split())
a = [[0] * (w + 2)]
for _ in range(h):
    a.append([0] + list(map(int, input().split())) + [0])
a.append([0] * (w + 2))
peaks = 0
for i in range(1, h + 1):
    for j in range(1, w + 1):
        if a[i][j] > max(a[i - 1][j], a[i + 1][j], a[i][j - 1], a[i][j + 1]):
            peaks += 1
print(peaks)
