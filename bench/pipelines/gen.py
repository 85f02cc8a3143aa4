import random
import sys

random.seed(int(sys.argv[-1]))
n = random.randint(1, 20)
print(n)
print(*[random.randint(-500, 499) for _ in range(n)])
