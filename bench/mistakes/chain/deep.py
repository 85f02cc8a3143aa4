n = int(input())
a = list(map(int, input().split()))


def total(count):
    if count == 0:
        return 0
    return a[count - 1] - total(count - 1)


print(total(n))
