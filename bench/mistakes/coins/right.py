from itertools import product
n, s, p = map(int, input().split())
coins = [tuple(map(int, input().split())) for _ in range(n)]
print(sum(sum(k * v for k, (v, _) in zip(ks, coins)) == s
          for ks in product(*[range(c + 1) for _, c in coins])) % p)
