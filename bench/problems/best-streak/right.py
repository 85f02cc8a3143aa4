import sys

data = list(map(int, sys.stdin.read().split()))
n, a = data[0], data[1:]
total = 0
low = 0
best = None
for x in a[:n]:
    total += x
    if best is None or total - low > best:
        best = total - low
    low = min(low, total)
print(best)
