import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
nxt = [x - 1 for x in data[1:n + 1]]
seen = [False] * n
cycles = 0
for s in range(n):
    if not seen[s]:
        cycles += 1
        v = s
        while not seen[v]:
            seen[v] = True
            v = nxt[v]
print(n - cycles)
