import sys

ROOT = 1


class Path:
    """A road from a village to another."""

    def __init__(self, to, length):
        self.to = to
        self.length = length


def read_paths():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    paths = [[] for _ in range(n + 1)]
    for i in range(n - 1):
        a, b, length = map(int, data[1 + 3 * i:4 + 3 * i])
        paths[a].append(Path(b, length))
        paths[b].append(Path(a, length))
    return n, paths


def preorder(n, paths):
    """The villages, each after its parent, and the parents."""
    parent = [0] * (n + 1)
    order = []
    todo = [ROOT]
    while todo:
        village = todo.pop()
        order.append(village)
        for path in paths[village]:
            if path.to != parent[village]:
                parent[path.to] = village
                todo.append(path.to)
    return order, parent


def longest_walk(n, paths):
    order, parent = preorder(n, paths)
    down = [0] * (n + 1)
    longest = 0
    leaves = 0
    for village in reversed(order):
        first = second = 0
        for path in paths[village]:
            if path.to == parent[village]:
                continue
            length = down[path.to] + path.length
            if length > first:
                second = first
                first = length
        if first == 0:
            leaves += 1
        down[village] = first
        longest = max(longest, first + second)
    return longest


def main():
    n, paths = read_paths()
    print(longest_walk(n, paths))


main()
