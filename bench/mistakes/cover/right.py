from itertools import combinations
n, m = map(int, input().split())
lamps = [tuple(map(int, input().split())) for _ in range(n)]
def lit(some):
    return all(any(p - r <= x < p + r for p, r in some) for x in range(m))
print(next((k for k in range(1, n + 1) if any(map(lit, combinations(lamps, k)))), -1))
