# Asks for each pair in both orders.
n = int(input())
rank = [1] * n
for i in range(n):
    for j in range(n):
        if i != j:
            print("?", i + 1, j + 1, flush=True)
            rank[i] += input() == ">"
print("!", *rank, flush=True)
