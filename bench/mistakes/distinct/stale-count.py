t = int(input())
count = 0
for _ in range(t):
    n = int(input())
    seen = set()
    for x in input().split():
        if x in seen:
            continue
        seen.add(x)
        count += 1
    print(count)
