# Never looks whether two teams are possible.
import sys

n, m, *ends = map(int, sys.stdin.read().split())
rivals = [[] for _ in range(n + 1)]
for u, v in zip(ends[::2], ends[1::2]):
    rivals[u].append(v)
    rivals[v].append(u)
team = [0] * (n + 1)
for start in range(1, n + 1):
    if team[start]:
        continue
    team[start] = 1
    stack = [start]
    while stack:
        u = stack.pop()
        for v in rivals[u]:
            if not team[v]:
                team[v] = 3 - team[u]
                stack.append(v)
print(*team[1:])
