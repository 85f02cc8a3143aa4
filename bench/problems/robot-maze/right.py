import sys


def main():
    lines = sys.stdin.read().split()
    h, w = int(lines[0]), int(lines[1])
    free = set()
    for i in range(h):
        for j in range(w):
            if lines[2 + i][j] == ".":
                free.add((i, j))
    goal = (h - 1, w - 1)
    layer = [(0, 0)]
    free.discard((0, 0))
    steps = 0
    while layer:
        if goal in layer:
            print(steps)
            return
        nxt = []
        for i, j in layer:
            for cell in ((i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)):
                if cell in free:
                    free.remove(cell)
                    nxt.append(cell)
        layer = nxt
        steps += 1
    print(-1)


main()
