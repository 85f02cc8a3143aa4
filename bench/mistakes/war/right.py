n, r = map(int, input().split())
a, b = [list(map(int, input().split())) for _ in range(2)]
played = 0
while a and b and played < r:
    x, y = a.pop(0), b.pop(0)
    played += 1
    if x > y: a += [x, y]
    elif x < y: b += [y, x]
    else: a.append(x); b.append(y)
print(played, "first" if len(a) > len(b) else "second" if len(a) < len(b) else "draw")
