# Keeps the exact score of each open bracket on a stack.
stack = [0]
for bracket in input():
    if bracket == "(":
        stack.append(0)
    else:
        inside = stack.pop()
        stack[-1] += 2 * inside if inside else 1
print(stack[0] % 1000000007)
