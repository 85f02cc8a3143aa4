t = int(input())
for _ in range(t):
    a, b = map(int, input().split())
    moves = 0
    while a != b:
        if a < b:
            a += min(10, b - a)
        else:
            a -= min(10, a - b)
        moves += 1
    print(moves)
