# Reads until the end of the file.
import math
import sys

for line in sys.stdin:
    print(math.gcd(*map(int, line.split())))
