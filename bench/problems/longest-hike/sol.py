import sys
sys.setrecursionlimit(300000)
n = int(input())
adj = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
    adj[v].append((u, w))


def depth(v, p):
    best = 0
    for u, w in adj[v]:
        if u != p:
            best = max(best, w + depth(u, v))
    return best


branches = sorted(w + depth(u, 1) for u, w in adj[1])
print(sum(branches[-2:]))
