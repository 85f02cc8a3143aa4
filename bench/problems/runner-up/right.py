import sys

tokens = sys.stdin.read().split()
scores = sorted(set(map(int, tokens[1:])))
print(scores[-2] if len(scores) > 1 else -1)
