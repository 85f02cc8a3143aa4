n = int(input())
a = list(map(int, input().split()))
first = second = -1
for x in a:
    if x > first:
        second = first
        first = x
    elif x > second:
        second = x
print(second)
