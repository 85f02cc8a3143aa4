import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    seen = {}
    total = 0
    for x in data[2:2 + n]:
        for y in {x - k, x + k}:
            total += seen.get(y, 0)
        seen[x] = seen.get(x, 0) + 1
    print(total)


main()
