import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    root = list(range(2 * n + 2))

    def find(x):
        while root[x] != x:
            root[x] = root[root[x]]
            x = root[x]
        return x

    good = True
    for i in range(m):
        u, v = data[2 + 2 * i], data[3 + 2 * i]
        # x and x + n: player x in the first / second team
        root[find(u)] = find(v + n)
        root[find(u + n)] = find(v)
        if find(u) == find(u + n):
            good = False
    print("YES" if good else "NO")


main()
