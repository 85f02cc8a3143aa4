n = int(input())
far = [[0 if a == b else 10**9 for b in range(n)] for a in range(n)]
for _ in range(n - 1):
    a, b, length = map(int, input().split())
    far[a - 1][b - 1] = far[b - 1][a - 1] = length
for c in range(n):
    for a in range(n):
        for b in range(n):
            far[a][b] = min(far[a][b], far[a][c] + far[c][b])
print(max(map(max, far)))
