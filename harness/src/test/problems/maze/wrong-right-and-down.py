# Steps right and down only.
h, w = map(int, input().split())
reached = [True] + [False] * (w - 1)
for r in range(h):
    row = input()
    for c in range(w):
        reached[c] = row[c] == "." and (reached[c] or (c > 0 and reached[c - 1]))
print(h + w - 2 if reached[w - 1] else -1)
