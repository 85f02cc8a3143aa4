n, m = map(int, input().split())
flights = [tuple(map(int, input().split())) for _ in range(m)]
def total(start):
    price = {start: 0}
    for _ in range(n):
        for a, b, c in flights:
            for x, y in (a, b), (b, a):
                if x in price:
                    price[y] = min(price.get(y, 10**9), price[x] + c)
    return sum(price.values())
print(*[total(i) for i in range(1, n + 1)])
