n, q = map(int, input().split())
circle = list(range(n + 1))
for _ in range(q):
    kind, a, b = map(int, input().split())
    if kind == 1:
        circle = [circle[a] if each == circle[b] else each for each in circle]
        print(circle.count(circle[a]))
    else:
        print("yes" if circle[a] == circle[b] else "no")
