# Says where each number is, not which number is where.
n = int(input())
rank = [0] * n
for i in range(n):
    for j in range(i):
        print("?", i + 1, j + 1, flush=True)
        rank[j if input() == "<" else i] += 1
print("!", *[rank.index(x) + 1 for x in range(n)], flush=True)
