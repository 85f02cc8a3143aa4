n = int(input())
c = list(map(int, input().split()))
best = 0
for start in range(n):
    length = 0
    while length < n and c[(start + length) % n] == c[start]:
        length += 1
    best = max(best, length)
print(best)
