import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
votes = sorted(data[1:n + 1])
mid = votes[n // 2]
print(mid if 2 * votes.count(mid) > n else -1)
