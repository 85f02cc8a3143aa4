# Numbers too large for any machine word.
count = int(input())
for _ in range(count):
    print(10 ** 40 + 7)
