import sys

h, w, *cells = map(int, sys.stdin.read().split())
cell = {(i, j): cells[i * w + j] for i in range(h) for j in range(w)}
peaks = 0
for (i, j), value in cell.items():
    around = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
    peaks += value == 1 and all(cell.get(each, 0) == 0 for each in around)
print(peaks)
