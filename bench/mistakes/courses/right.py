n, m = map(int, input().split())
needs = [set() for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    needs[a].add(b)
order = []
while True:
    free = [i for i in range(1, n + 1) if i not in order and needs[i] <= set(order)]
    if not free:
        break
    order.append(free[0])
print(len(order))
print(*order)
