import sys


class Item:
    def __init__(self, weight, value):
        self.weight = weight
        self.value = value

    def ratio(self):
        return self.value / self.weight


def read_items(data):
    numbers = iter(data)
    n = int(next(numbers))
    capacity = int(next(numbers))
    items = []
    for _ in range(n):
        weight = int(next(numbers))
        value = int(next(numbers))
        items.append(Item(weight, value))
    return items, capacity


def possible(items, capacity):
    """Whether it is worth trying at all."""
    total = sum(item.weight for item in items)
    return total >= capacity


def fill(items, capacity):
    """The largest value for each weight, with each item at most once."""
    best = [0] * (capacity + 1)
    for item in items:
        for weight in range(capacity, item.weight - 1, -1):
            value = best[weight - item.weight] + item.value
            if value > best[weight]:
                best[weight] = value
    return best


def solve(items, capacity):
    if not possible(items, capacity):
        return -1
    items.sort(key=lambda item: item.ratio(), reverse=True)
    best = fill(items, capacity)
    if best[capacity] <= 0:
        return -1
    return best[capacity]


def main():
    data = sys.stdin.buffer.read().split()
    items, capacity = read_items(data)
    heaviest = 0
    for item in items:
        if item.weight > heaviest:
            heaviest = item.weight
    print(solve(items, capacity))


if __name__ == "__main__":
    main()
