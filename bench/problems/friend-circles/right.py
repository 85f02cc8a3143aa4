import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[:2]
    adj = [[] for _ in range(n + 1)]
    for i in range(m):
        u, v = data[2 + 2 * i], data[3 + 2 * i]
        adj[u].append(v)
        adj[v].append(u)
    seen = set()
    circles = 0
    for s in range(1, n + 1):
        if s in seen:
            continue
        circles += 1
        seen.add(s)
        stack = [s]
        while stack:
            for w in adj[stack.pop()]:
                if w not in seen:
                    seen.add(w)
                    stack.append(w)
    print(circles)


main()
