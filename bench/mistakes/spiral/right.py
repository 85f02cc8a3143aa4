h, w = map(int, input().split())
grid = [input().split() for _ in range(h)]
out = []
while grid:
    out += grid.pop(0)
    grid = [list(column) for column in zip(*grid)][::-1]
print(*out)
