import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, q = data[:2]
    stops = data[2:2 + n]
    people = data[2 + n:2 + n + q]
    order = sorted(range(q), key=lambda i: people[i])
    ans = [0] * q
    j = 0
    for i in order:
        x = people[i]
        while j + 1 < n and abs(stops[j + 1] - x) < abs(stops[j] - x):
            j += 1
        ans[i] = stops[j]
    print(" ".join(map(str, ans)))


main()
