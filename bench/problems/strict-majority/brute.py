n = int(input())
a = list(map(int, input().split()))
ans = -1
for x in a:
    if a.count(x) * 2 > n:
        ans = x
print(ans)
