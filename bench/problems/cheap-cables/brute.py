n, m = map(int, input().split())
offers = [tuple(map(int, input().split())) for _ in range(m)]
inside = {1}
cost = 0
while len(inside) < n:
    best = None
    for u, v, w in offers:
        if (u in inside) != (v in inside):
            if best is None or w < best[2]:
                best = (u, v, w)
    if best is None:
        break
    inside.add(best[0])
    inside.add(best[1])
    cost += best[2]
print(cost if len(inside) == n else -1)
