n = int(input())
total = 0
for x in map(int, input().split()):
    total = x - total
print(total)
