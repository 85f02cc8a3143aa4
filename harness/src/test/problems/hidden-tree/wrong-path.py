# Takes every tree for a path.
n = int(input())
order = {1: 0}
for i in range(2, n + 1):
    print("? 1", i, flush=True)
    order[i] = int(input())
path = sorted(order, key=order.get)
print("!")
for a, b in zip(path, path[1:]):
    print(a, b)
