a, b, c = map(int, input().split())
print("equal" if a + b == c else "different")
