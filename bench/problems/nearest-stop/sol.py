import bisect

n, q = map(int, input().split())
stops = list(map(int, input().split()))
people = list(map(int, input().split()))
out = []
for x in people:
    i = bisect.bisect_left(stops, x)
    if i == 0:
        out.append(stops[0])
    elif i == n:
        out.append(stops[-1])
    elif stops[i] - x <= x - stops[i - 1]:
        out.append(stops[i])
    else:
        out.append(stops[i - 1])
print(*out)
