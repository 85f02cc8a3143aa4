import sys


def pal(s):
    return s == s[::-1]


word = sys.stdin.readline().strip()
i = 0
n = len(word)
while i < n // 2 and word[i] == word[n - 1 - i]:
    i += 1
core = word[i:n - i]
print("YES" if len(core) <= 1 or pal(core[1:]) or pal(core[:-1]) else "NO")
