n = int(input())
a = [int(input()) for _ in range(n)]
ways = 0
for cut in range(1, n):
    if sum(a[:cut]) == sum(a[cut:]):
        ways += 1
print(ways)
