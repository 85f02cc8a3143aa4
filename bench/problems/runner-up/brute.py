n = int(input())
a = list(map(int, input().split()))
top = max(a)
rest = [x for x in a if x != top]
if rest:
    print(max(rest))
else:
    print(-1)
