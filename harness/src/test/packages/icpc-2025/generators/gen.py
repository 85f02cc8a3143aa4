import random
import sys

largest, seed = int(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
print(random.randint(1, largest), random.randint(1, largest))
