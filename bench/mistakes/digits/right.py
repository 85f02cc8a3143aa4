x = input()
print("yes" if sum(map(int, x)) % 9 == 0 else "no")
