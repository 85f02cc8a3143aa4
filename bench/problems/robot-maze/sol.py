from collections import deque

h, w = map(int, input().split())
g = [input() for _ in range(h)]
d = [[-1] * w for _ in range(h)]
start = (0, 0)
goal = (h - 1, w - 1)


def search():
    d[0][0] = 0
    q = deque([start])
    while q:
        i, j = q.popleft()
        for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
            if 0 <= a < h and 0 <= b < w and g[a][b] == "." and d[a][b] == -1:
                d[a][b] = d[i][j] + 1
                if (a, b) == goal:
                    return d[a][b]
                q.append((a, b))
    return -1


print(search())
