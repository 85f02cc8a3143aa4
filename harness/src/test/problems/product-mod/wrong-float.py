# Divides in floating point.
import math

n, m = map(int, input().split())
r = 1
for a in map(int, input().split()):
    r = r * a - m * math.floor(r * a / m)
print(r)
