from collections import Counter

n, k = map(int, input().split())
c = list(map(int, input().split()))
cnt = Counter(c[:k])
best = len(cnt)
for i in range(k, n - 1):
    cnt[c[i]] += 1
    cnt[c[i - k]] -= 1
    if cnt[c[i - k]] == 0:
        del cnt[c[i - k]]
    best = max(best, len(cnt))
print(best)
