t = int(input())
for _ in range(t):
    n = int(input())
    p = list(map(int, input().split()))
    best = 0
    for i in range(n):
        for j in range(i, n):
            best = max(best, p[j] - p[i])
    print(best)
