input()
x = 0
for command in input().split():
    x = {"1": x + 1, "2": x * 2, "3": -x, "4": x - 3}[command]
print(x)
