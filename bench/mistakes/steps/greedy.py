n = int(input())
height = list(map(int, input().split()))
at, cost = 0, 0
while at < n - 1:
    one = abs(height[at + 1] - height[at])
    if at + 2 < n and abs(height[at + 2] - height[at]) < one:
        cost += abs(height[at + 2] - height[at])
        at += 2
    else:
        cost += one
        at += 1
print(cost)
