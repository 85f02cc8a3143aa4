def best_block(values):
    best = 0
    current = 0
    for x in values:
        current += x
        if current > best:
            best = current
        if current < 0:
            current = 0
    return best


n = int(input())
print(best_block(list(map(int, input().split()))))
