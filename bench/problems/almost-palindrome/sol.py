w = input()
i, j = 0, len(w) - 1
removed = 0
while i < j:
    if w[i] == w[j]:
        i += 1
        j -= 1
    elif w[i + 1] == w[j]:
        removed += 1
        i += 1
    else:
        removed += 1
        j -= 1
print("YES" if removed <= 1 else "NO")
