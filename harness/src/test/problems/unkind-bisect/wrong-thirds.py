# Cuts off a third, not a half.
low, high = 1, int(input())
while low < high:
    middle = high - (high - low) // 3
    print("?", middle, flush=True)
    if input() == "less":
        high = middle - 1
    else:
        low = middle
print("!", low, flush=True)
