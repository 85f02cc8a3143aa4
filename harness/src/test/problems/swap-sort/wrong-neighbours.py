# Swaps neighbours only, which takes more swaps than needed.
n = int(input())
p = list(map(int, input().split()))
swaps = []
for _ in range(n):
    for i in range(n - 1):
        if p[i] > p[i + 1]:
            p[i], p[i + 1] = p[i + 1], p[i]
            swaps.append((i + 1, i + 2))
print(len(swaps))
for swap in swaps:
    print(*swap)
