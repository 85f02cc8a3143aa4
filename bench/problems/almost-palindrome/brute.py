w = input()
words = [w]
for i in range(len(w)):
    words.append(w[:i] + w[i + 1:])
if any(x == x[::-1] for x in words):
    print("YES")
else:
    print("NO")
