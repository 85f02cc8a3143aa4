import sys

data = list(map(int, sys.stdin.read().split()))
for k in range(data[0]):
    d = abs(data[2 * k + 1] - data[2 * k + 2])
    print((d + 9) // 10)
