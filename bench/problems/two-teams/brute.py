n, m = map(int, input().split())
pairs = []
for _ in range(m):
    u, v = map(int, input().split())
    pairs.append((u - 1, v - 1))
possible = False
for mask in range(1 << n):
    if all((mask >> u & 1) != (mask >> v & 1) for u, v in pairs):
        possible = True
        break
print("YES" if possible else "NO")
