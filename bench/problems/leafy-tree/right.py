import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [[] for _ in range(n + 1)]
    for i in range(1, 2 * n - 1, 2):
        u, v = data[i], data[i + 1]
        adj[u].append(v)
        adj[v].append(u)
    seen = [False] * (n + 1)
    seen[1] = True
    stack = [1]
    count = 0
    while stack:
        v = stack.pop()
        leaf = True
        for w in adj[v]:
            if not seen[w]:
                seen[w] = True
                leaf = False
                stack.append(w)
        count += leaf
    print(count)


main()
