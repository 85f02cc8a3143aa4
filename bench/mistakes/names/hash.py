def code(name):
    h = 0
    for c in name:
        h = (h * 31 + ord(c)) % 997
    return h


input()
seen = set()
count = 0
for name in input().split():
    h = code(name)
    if h in seen:
        continue
    seen.add(h)
    count += 1
print(count)
