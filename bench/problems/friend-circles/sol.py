n, m = map(int, input().split())
for _ in range(m):
    u, v = map(int, input().split())
print(max(1, n - m))
