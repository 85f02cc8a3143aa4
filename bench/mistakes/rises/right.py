input()
a = list(map(int, input().split()))
print(sum(x < y for x, y in zip(a, a[1:])))
