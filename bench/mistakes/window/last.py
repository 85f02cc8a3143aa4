n, k = map(int, input().split())
a = list(map(int, input().split()))
total = sum(a[:k])
best = total
for i in range(k, n - 1):
    total += a[i] - a[i - k]
    if total > best:
        best = total
print(best)
