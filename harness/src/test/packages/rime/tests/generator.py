for number, (name, text) in enumerate([("first", "5 5\n"), ("second", "1 2\n")], start=1):
    with open(f"{number}-{name}.in", "w") as file:
        file.write(text)
