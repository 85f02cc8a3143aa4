import sys


class Circles:
    """A union-find structure that knows how many members each circle has."""

    def __init__(self, n):
        self.parent = list(range(n + 1))
        self.size = [1] * (n + 1)
        self.count = n

    def find(self, x):
        root = x
        while self.parent[root] != root:
            root = self.parent[root]
        while self.parent[x] != root:
            above = self.parent[x]
            self.parent[x] = root
            x = above
        return root

    def join(self, a, b):
        a = self.find(a)
        b = self.find(b)
        if a == b:
            return False
        self.parent[a] = b
        self.size[b] += self.size[self.find(a)]
        self.count -= 1
        return True

    def members(self, x):
        return self.size[self.find(x)]

    def together(self, a, b):
        return self.find(a) == self.find(b)


class Reader:
    def __init__(self, text):
        self.tokens = text.split()
        self.at = 0

    def number(self):
        token = self.tokens[self.at]
        self.at += 1
        return int(token)


def main():
    reader = Reader(sys.stdin.read())
    n = reader.number()
    q = reader.number()
    circles = Circles(n)
    useless = 0
    lines = []
    for _ in range(q):
        kind = reader.number()
        a = reader.number()
        b = reader.number()
        if kind == 1:
            if not circles.join(a, b):
                useless += 1
            lines.append(str(circles.members(a)))
        elif circles.together(a, b):
            lines.append("yes")
        else:
            lines.append("no")
    print("\n".join(lines))


main()
