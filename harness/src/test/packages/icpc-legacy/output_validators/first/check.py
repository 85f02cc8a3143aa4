import sys

with open(sys.argv[2]) as answer:
    right = answer.read().split()
sys.exit(42 if sys.stdin.read().split() == right else 43)
