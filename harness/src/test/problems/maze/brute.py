# Lowers distances until none changes.
h, w = map(int, input().split())
rows = [input() for _ in range(h)]
free = {(r, c) for r in range(h) for c in range(w) if rows[r][c] == "."}
distance = {(0, 0): 0}
changed = True
while changed:
    changed = False
    for r, c in free:
        for near in (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1):
            if near in distance and distance[near] + 1 < distance.get((r, c), h * w):
                distance[r, c] = distance[near] + 1
                changed = True
print(distance.get((h - 1, w - 1), -1))
