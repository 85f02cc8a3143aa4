# Searches a list for each substring, in quadratic time.
k = int(input())
s = input()
seen = []
for i in range(len(s) - k + 1):
    if s[i : i + k] not in seen:
        seen.append(s[i : i + k])
print(len(seen))
