# Counts up and looks through the whole list each time.
for _ in range(int(input())):
    input()
    numbers = list(map(int, input().split()))
    missing = 0
    while missing in numbers:
        missing += 1
    print(missing)
