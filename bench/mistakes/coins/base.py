import sys


def read_ints():
    return list(map(int, sys.stdin.readline().split()))


class Solver:
    def __init__(self, coins, mod):
        self.coins = coins
        self.mod = mod
        self.memo = {}

    def ways(self, index, rest):
        """The number of ways to pay the rest with the coins from index on."""
        if index == len(self.coins):
            return 0
        if rest == 0:
            return 1
        key = (index, rest)
        if key in self.memo:
            return self.memo[key]
        value, count = self.coins[index]
        result = 0
        for used in range(count + 1):
            left = rest - used * value
            if left < 0:
                break
            result += self.ways(index + 1, left)
        result %= self.mod
        self.memo[key] = result
        return result


def total(coins):
    return sum(value * count for value, count in coins)


def main():
    sys.setrecursionlimit(10000)
    n, amount, mod = read_ints()
    coins = []
    for _ in range(n):
        value, count = read_ints()
        coins.append((value, count))
    # large coins first, the recursion ends sooner
    coins.sort(reverse=True)

    if total(coins) < amount:
        print(0)
        return
    solver = Solver(coins, mod)
    print(solver.ways(0, amount) % mod)


main()
