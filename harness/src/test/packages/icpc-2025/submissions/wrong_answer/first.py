print(int(input().split()[0]))
