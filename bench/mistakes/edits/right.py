from functools import lru_cache
add, remove, change = map(int, input().split())
a, b = input().strip(), input().strip()
@lru_cache(None)
def cost(i, j):
    if not i or not j:
        return i * remove + j * add
    return min(cost(i - 1, j) + remove, cost(i, j - 1) + add,
               cost(i - 1, j - 1) + change * (a[i - 1] != b[j - 1]))
print(cost(len(a), len(b)))
