# Fills the memory with numbers.
numbers = []
while True:
    numbers.extend(range(100000))
