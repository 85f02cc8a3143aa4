h, w = map(int, input().split())
g = [input() for _ in range(h)]
dp = [[1 if c == "#" else 0 for c in row] for row in g]
best = 0
for i in range(1, h):
    for j in range(w):
        if j > 0 and g[i][j] == "#":
            dp[i][j] = min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1]) + 1
        best = max(best, dp[i][j])
print(best)
