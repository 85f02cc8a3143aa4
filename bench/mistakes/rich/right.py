for _ in range(int(input())):
    a, b = map(int, input().split())
    print(sum(sum(d for d in range(1, x) if x % d == 0) >= x for x in range(a, b + 1)))
