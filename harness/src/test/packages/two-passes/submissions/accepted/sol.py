what, given = input().split()
if what == "encode":
    print(format(int(given), "b").replace("0", "a").replace("1", "b"))
else:
    print(int(given.replace("a", "0").replace("b", "1"), 2))
