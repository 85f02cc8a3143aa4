import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    offers = sorted(range(m), key=lambda i: data[4 + 3 * i])
    member = [[v] for v in range(n + 1)]
    where = list(range(n + 1))
    total = 0
    left = n - 1
    for i in offers:
        u, v, w = data[2 + 3 * i:5 + 3 * i]
        a, b = where[u], where[v]
        if a == b:
            continue
        if len(member[a]) < len(member[b]):
            a, b = b, a
        for x in member[b]:
            where[x] = a
        member[a] += member[b]
        member[b] = []
        total += w
        left -= 1
    print(total if left == 0 else -1)


main()
