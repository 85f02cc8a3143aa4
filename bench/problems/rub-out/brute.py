from itertools import combinations

w = input()
k = int(input())
print(min("".join(c) for c in combinations(w, len(w) - k)))
