# Multiplies exactly, then divides once.
n, m = map(int, input().split())
product = 1
for a in map(int, input().split()):
    product *= a
print(product % m)
