# gen.py LINES MAX SEED: LINES pairs up to MAX, some of them multiples, some numbers 0 or 1.
import random
import sys

lines, most, seed = map(int, sys.argv[1:])
draw = random.Random(seed)


def number():
    return draw.choice([0, 1, draw.randint(0, most), draw.randint(0, most), draw.randint(0, most)])


for _ in range(lines):
    a, b = number(), number()
    factor = draw.randint(1, 12)
    if max(a, b) * factor <= most:
        a, b = a * factor, b * factor
    print(a, b)
