n = int(input())
c = list(map(int, input().split()))
runs = []
for x in c:
    if runs and runs[-1][0] == x:
        runs[-1][1] += 1
    else:
        runs.append([x, 1])
best = max(r[1] for r in runs)
if runs[0][0] == runs[-1][0]:
    best = max(best, runs[0][1] + runs[-1][1])
print(best)
