import sys


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    c = data[1:n + 1]
    twice = c + c
    best = cur = 1
    for i in range(1, 2 * n):
        if twice[i] == twice[i - 1]:
            cur += 1
        else:
            cur = 1
        if cur > best:
            best = cur
    print(min(best, n))


main()
