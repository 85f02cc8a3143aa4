t = int(input())
low = 10**9
for _ in range(t):
    n = int(input())
    p = list(map(int, input().split()))
    best = 0
    for x in p:
        low = min(low, x)
        best = max(best, x - low)
    print(best)
