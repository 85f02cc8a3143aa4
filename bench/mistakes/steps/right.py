n = int(input())
height = list(map(int, input().split()))
cost = [0, abs(height[1] - height[0])]
for i in range(2, n):
    one = cost[i - 1] + abs(height[i] - height[i - 1])
    two = cost[i - 2] + abs(height[i] - height[i - 2])
    cost.append(min(one, two))
print(cost[-1])
