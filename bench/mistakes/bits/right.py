x, k = map(int, input().split())
print(x >> k & 1)
