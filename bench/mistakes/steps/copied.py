def cheapest(height):
    cost = [0, abs(height[1] - height[0])]
    for i in range(2, len(height)):
        one = cost[i - 1] + abs(height[i] - height[i - 1])
        two = cost[i - 2] + abs(height[i] - height[i - 1])
        cost.append(min(one, two))
    return cost[-1]


input()
print(cheapest(list(map(int, input().split()))))
