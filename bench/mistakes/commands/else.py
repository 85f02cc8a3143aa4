def run(commands):
    x = 0
    for command in commands:
        if command == 1:
            x += 1
        elif command == 2:
            x *= 2
        elif command == 3:
            if x > 0:
                x = -x
        else:
            x -= 3
    return x


input()
print(run(map(int, input().split())))
