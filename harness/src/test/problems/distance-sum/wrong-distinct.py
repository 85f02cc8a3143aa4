# Drops equal numbers.
n = int(input())
a = sorted(set(map(int, input().split())))
n = len(a)
print(sum(x * (2 * i - n + 1) for i, x in enumerate(a)))
