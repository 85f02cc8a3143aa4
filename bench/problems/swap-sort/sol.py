n = int(input())
p = [int(x) for x in input().split()]
wrong = 0
for i in range(n):
    if p[i] != i + 1:
        wrong += 1
print((wrong + 1) // 2)
