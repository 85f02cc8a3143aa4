n = int(input())
a = [int(input()) for _ in range(n)]
total = sum(a)
left = 0
ways = 0
for x in a:
    left += x
    if left * 2 == total:
        ways += 1
print(ways)
