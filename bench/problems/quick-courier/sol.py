import heapq

n, m = map(int, input().split())
adj = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
    adj[v].append((u, w))
dist = [-1] * (n + 1)
dist[1] = 0
heap = [(0, 1)]
while heap:
    d, v = heapq.heappop(heap)
    for u, w in adj[v]:
        if dist[u] == -1:
            dist[u] = d + w
            heapq.heappush(heap, (dist[u], u))
print(dist[n])
