text = input()
pattern = input()
count = 0
for i in range(len(text)):
    if text[i:].startswith(pattern):
        count += 1
print(count)
