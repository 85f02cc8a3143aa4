n, bound = map(int, input().split())
a = list(map(int, input().split()))
print(sum(x >= bound for x in a), 1 + a.index(max(a)))
