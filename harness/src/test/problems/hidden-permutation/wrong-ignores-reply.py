# Asks for neighbours, and ignores what it hears.
n = int(input())
for i in range(1, n):
    print("?", i, i + 1, flush=True)
    input()
print("!", *range(1, n + 1), flush=True)
