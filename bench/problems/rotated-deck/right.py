import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
p = data[1:]
good = True
for i in range(n):
    nxt = p[i] % n + 1
    if p[(i + 1) % n] != nxt:
        good = False
print(p[0] - 1 if good else -1)
