a, b, c = map(int, input().split())
left = a / 10 + b / 10
right = c / 10
if left == right:
    print("equal")
else:
    print("different")
