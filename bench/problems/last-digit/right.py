import sys

a, b = map(int, sys.stdin.read().split())
result = 1
base = a % 10
while b:
    if b & 1:
        result = result * base % 10
    base = base * base % 10
    b >>= 1
print(result)
