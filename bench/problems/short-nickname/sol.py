n = int(input())
best = input()
for _ in range(n - 1):
    x = input()
    if len(x) < len(best):
        best = x
print(best)
