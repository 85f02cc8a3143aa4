n = int(input())
adj = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)
color = [-1] * (n + 1)
color[1] = 0
todo = [1]
for v in todo:
    for w in adj[v]:
        if color[w] == -1:
            color[w] = 1 - color[v]
            todo.append(w)
even = color[1:].count(0)
print(max(even, n - even))
