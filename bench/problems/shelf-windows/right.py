import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    c = data[2:2 + n]
    count = [0] * 100001
    different = 0
    best = 0
    for i in range(n):
        if count[c[i]] == 0:
            different += 1
        count[c[i]] += 1
        if i >= k:
            old = c[i - k]
            count[old] -= 1
            if count[old] == 0:
                different -= 1
        if i >= k - 1:
            best = max(best, different)
    print(best)


main()
