input()
print(sum(int(x) for x in input().split() if int(x) % 2 == 1))
