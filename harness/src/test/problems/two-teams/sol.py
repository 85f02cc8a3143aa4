# Joins each player's side with the rival's other side.
import sys

n, m, *ends = map(int, sys.stdin.read().split())
root = list(range(2 * n + 2))


def find(x):
    while root[x] != x:
        root[x] = root[root[x]]
        x = root[x]
    return x


for u, v in zip(ends[::2], ends[1::2]):
    root[find(2 * u)] = find(2 * v + 1)
    root[find(2 * u + 1)] = find(2 * v)
if any(find(2 * v) == find(2 * v + 1) for v in range(1, n + 1)):
    print("IMPOSSIBLE")
else:
    team = {}
    for v in range(1, n + 1):
        if find(2 * v) not in team:
            team[find(2 * v)] = 1
            team[find(2 * v + 1)] = 2
        print(team[find(2 * v)])
