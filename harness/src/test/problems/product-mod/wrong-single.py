# Never reduces the first number, so n = 1 is wrong.
n, m = map(int, input().split())
a = list(map(int, input().split()))
r = a[0]
for x in a[1:]:
    r = r * x % m
print(r)
