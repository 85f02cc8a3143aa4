n = int(input())
p = [int(x) for x in input().split()]
moves = 0
for i in range(n):
    if p[i] != i + 1:
        j = p.index(i + 1)
        p[i], p[j] = p[j], p[i]
        moves += 1
print(moves)
