from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)
team = [0] * (n + 1)
team[1] = 1
q = deque([1])
ok = True
while q:
    v = q.popleft()
    for w in adj[v]:
        if team[w] == 0:
            team[w] = -team[v]
            q.append(w)
        elif team[w] == team[v]:
            ok = False
print("YES" if ok else "NO")
