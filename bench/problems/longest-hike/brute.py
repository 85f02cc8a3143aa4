n = int(input())
d = [[10**9] * n for _ in range(n)]
for i in range(n):
    d[i][i] = 0
for _ in range(n - 1):
    u, v, w = map(int, input().split())
    d[u - 1][v - 1] = d[v - 1][u - 1] = w
for k in range(n):
    for i in range(n):
        for j in range(n):
            d[i][j] = min(d[i][j], d[i][k] + d[k][j])
print(max(max(row) for row in d))
