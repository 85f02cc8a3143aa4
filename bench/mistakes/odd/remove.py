n = int(input())
a = list(map(int, input().split()))
for x in a:
    if x % 2 == 0:
        a.remove(x)
print(sum(a))
