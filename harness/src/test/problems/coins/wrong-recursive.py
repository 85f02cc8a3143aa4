# Remembers results, but recurses deeper than Python allows.
from functools import lru_cache

n, amount = map(int, input().split())
coins = list(map(int, input().split()))


@lru_cache(None)
def fewest(rest):
    if rest == 0:
        return 0
    return 1 + min((fewest(rest - coin) for coin in coins if coin <= rest), default=20000)


print(fewest(amount) if fewest(amount) <= amount else -1)
