# Takes a line "0 0" for the end of the input.
import math
import sys

for line in sys.stdin:
    a, b = map(int, line.split())
    if a == b == 0:
        break
    print(math.gcd(a, b))
