# Does not expect a second pass.
what, given = input().split()
assert what == "encode"
print(format(int(given), "b").replace("0", "a").replace("1", "b"))
