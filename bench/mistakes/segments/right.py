n, q = map(int, input().split())
a = list(map(int, input().split()))
for _ in range(q):
    kind, left, right, *more = map(int, input().split())
    if kind == 1:
        a[left - 1:right] = [x + more[0] for x in a[left - 1:right]]
    else:
        print(max(a[left - 1:right]))
