# Never finds the largest number.
low, last = 1, int(input())
high = max(1, last - 1)
while low < high:
    middle = (low + high + 1) // 2
    print("?", middle, flush=True)
    if input() == "less":
        high = middle - 1
    else:
        low = middle
print("!", low, flush=True)
