# Breadth-first search, one layer at a time.
h, w = map(int, input().split())
free = set()
for r in range(h):
    free.update((r, c) for c, cell in enumerate(input()) if cell == ".")
layer, steps = {(0, 0)}, 0
while layer and (h - 1, w - 1) not in layer:
    free -= layer
    near = set()
    for r, c in layer:
        near.update({(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & free)
    layer, steps = near, steps + 1
print(steps if layer else -1)
