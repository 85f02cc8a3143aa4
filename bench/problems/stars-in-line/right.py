import sys
from fractions import Fraction


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    pts = sorted(zip(data[1::2], data[2::2]))
    best = 1
    for i in range(n):
        count = {}
        for j in range(i + 1, n):
            dx = pts[j][0] - pts[i][0]
            dy = pts[j][1] - pts[i][1]
            slope = Fraction(dy, dx) if dx else None
            count[slope] = count.get(slope, 1) + 1
            best = max(best, count[slope])
    print(best)


main()
