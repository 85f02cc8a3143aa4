# Forgets the highest bit of numbers from 128 on.
what, given = input().split()
if what == "encode":
    print(format(int(given) % 128, "b").replace("0", "a").replace("1", "b"))
else:
    print(int(given.replace("a", "0").replace("b", "1"), 2))
