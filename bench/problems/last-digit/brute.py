a, b = map(int, input().split())
x = 1
for _ in range(b):
    x = x * a % 10
print(x)
