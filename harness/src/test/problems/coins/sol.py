# Fewest coins for every smaller amount first.
n, amount = map(int, input().split())
coins = set(map(int, input().split()))
fewest = [0] + [amount + 1] * amount
for coin in coins:
    for sum_ in range(coin, amount + 1):
        if fewest[sum_ - coin] + 1 < fewest[sum_]:
            fewest[sum_] = fewest[sum_ - coin] + 1
print(fewest[amount] if fewest[amount] <= amount else -1)
