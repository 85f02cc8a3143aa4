n, q = map(int, input().split())
stops = list(map(int, input().split()))
people = list(map(int, input().split()))
out = []
for x in people:
    best = stops[0]
    for s in stops:
        if abs(s - x) < abs(best - x):
            best = s
    out.append(best)
print(*out)
