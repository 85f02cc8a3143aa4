n = int(input())
adj = {v: [] for v in range(1, n + 1)}
for _ in range(n - 1):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)


def leaves(v, parent):
    children = [w for w in adj[v] if w != parent]
    if not children:
        return 1
    return sum(leaves(w, v) for w in children)


print(leaves(1, 0))
