import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    h, w = data[0], data[1]
    a = data[2:]
    peak = [True] * (h * w)
    for p in range(h * w):
        for q, exists in ((p + 1, (p + 1) % w != 0), (p + w, p + w < h * w)):
            if exists:
                if a[p] <= a[q]:
                    peak[p] = False
                if a[q] <= a[p]:
                    peak[q] = False
    print(sum(peak))


main()
