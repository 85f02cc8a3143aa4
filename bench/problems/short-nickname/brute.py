n = int(input())
names = [input() for _ in range(n)]
best = names[0]
for x in names:
    if len(x) < len(best):
        best = x
    if len(x) == len(best) and x < best:
        best = x
print(best)
