w = input()
k = int(input())
keep = len(w) - k
out = []
for ch in w:
    while out and k > 0 and out[-1] >= ch:
        out.pop()
        k -= 1
    out.append(ch)
print("".join(out[:keep]))
