# gen.py TESTS N MAX SEED: TESTS cases of 1 to N numbers from 0 to MAX; some hold all of 0 to n-1.
import random
import sys

tests, most, largest, seed = map(int, sys.argv[1:])
draw = random.Random(seed)
print(tests)
for _ in range(tests):
    n = draw.randint(1, most)
    numbers = [draw.randint(0, largest) for _ in range(n)]
    if draw.random() < 0.3:
        numbers = draw.sample(range(n), n)
    print(n)
    print(*numbers)
