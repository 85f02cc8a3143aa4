# Keeps the last of several neighbours instead of their sum.
stack = [0]
for bracket in input():
    if bracket == "(":
        stack.append(0)
    else:
        inside = stack.pop()
        stack[-1] = 2 * inside % 1000000007 if inside else 1
print(stack[0])
