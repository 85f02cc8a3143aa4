# gen.py N MAXM MAXA SEED: N numbers from -MAXA to MAXA, a modulus from 1 to MAXM.
import random
import sys

n, max_m, max_a, seed = map(int, sys.argv[1:])
draw = random.Random(seed)
print(n, draw.randint(1, max_m))
print(*(draw.randint(-max_a, max_a) for _ in range(n)))
