# Counts on a first edge.
n = int(input())
edges = []
for i in range(1, n + 1):
    for j in range(1, i):
        print("?", i, j, flush=True)
        if int(input()) == 1:
            edges.append((i, j))
print("!", *edges[0])
for edge in edges[1:]:
    print(*edge)
