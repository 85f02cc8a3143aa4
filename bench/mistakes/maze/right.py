h, w, r, c = map(int, input().split())
rows = [input() for _ in range(h)]
free = {(i, j) for i in range(h) for j in range(w) if rows[i][j] != "#"}
steps, layer, seen = {}, {(r - 1, c - 1)}, {(r - 1, c - 1)}
at = 0
while layer:
    for each in layer:
        steps[each] = at
    at += 1
    layer = {(i + a, j + b) for i, j in layer for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & free - seen
    seen |= layer
print(steps.get((h - 1, w - 1), -1), len(seen))
