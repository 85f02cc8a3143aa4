import sys
from itertools import accumulate

a = list(map(int, sys.stdin.read().split()))[1:]
pre = list(accumulate(a))
s = pre.pop()
print(sum(1 for p in pre if p == s - p))
