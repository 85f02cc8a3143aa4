text = input()
pattern = input()
print(text.count(pattern))
