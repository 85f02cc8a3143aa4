n = int(input())
p = list(map(int, input().split()))
ans = -1
base = list(range(1, n + 1))
for k in range(n):
    if base[k:] + base[:k] == p:
        ans = k
print(ans)
