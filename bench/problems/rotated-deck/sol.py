n = int(input())
p = list(map(int, input().split()))
drops = [i for i in range(n - 1) if p[i] > p[i + 1]]
if len(drops) == 0:
    print(0)
elif len(drops) == 1:
    print(n - 1 - drops[0])
else:
    print(-1)
