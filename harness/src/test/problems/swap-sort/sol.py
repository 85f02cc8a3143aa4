# Each swap brings one number to its place.
n = int(input())
p = [0] + list(map(int, input().split()))
swaps = []
for i in range(1, n + 1):
    while p[i] != i:
        j = p[i]
        swaps.append((i, j))
        p[i], p[j] = p[j], p[i]
print(len(swaps))
for swap in swaps:
    print(*swap)
