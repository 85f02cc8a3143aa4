# Recursion deeper than Python allows.
brackets = input()


def score(i):
    total = 0
    while i < len(brackets) and brackets[i] == "(":
        inside, i = score(i + 1)
        total += 2 * inside if inside else 1
        i += 1
    return total % 1000000007, i


print(score(0)[0])
