import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    requests = sorted(zip(data[1:2 * n + 1:2], data[2:2 * n + 1:2]),
                      key=lambda r: r[1])
    free_from = 0
    count = 0
    for s, e in requests:
        if s >= free_from:
            count += 1
            free_from = e
    print(count)


main()
