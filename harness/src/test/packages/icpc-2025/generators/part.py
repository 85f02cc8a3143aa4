def written(one, other):
    with open("testcase.in", "w") as file:
        print(one, other, file=file)
