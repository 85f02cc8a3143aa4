n = int(input())
r = []
for _ in range(n):
    s, e = map(int, input().split())
    r.append((e - s, s, e))
r.sort()
taken = []
for _, s, e in r:
    if all(e <= a or b <= s for a, b in taken):
        taken.append((s, e))
print(len(taken))
