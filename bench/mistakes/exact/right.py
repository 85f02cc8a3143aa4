n, w = map(int, input().split())
sums = {(0, 0)}
for _ in range(n):
    weight, value = map(int, input().split())
    sums |= {(s + weight, v + value) for s, v in sums}
print(max([v for s, v in sums if s == w], default=-1))
