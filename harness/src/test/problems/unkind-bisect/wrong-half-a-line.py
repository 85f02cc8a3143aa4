# Forgets the end of the line.
n = int(input())
print("?", (n + 2) // 2, end="", flush=True)
input()
print("! 1")
