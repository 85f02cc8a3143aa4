n = int(input())
a = list(map(int, input().split()))
cand = -1
bal = 0
for x in a:
    if bal == 0:
        cand = x
    if x == cand:
        bal += 1
    else:
        bal -= 1
if a.count(cand) >= (n + 1) // 2:
    print(cand)
else:
    print(-1)
