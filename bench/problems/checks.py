"""What the validators of the problems share. A validator defines check(lines) and raises if they are invalid."""
import re


def ok(condition):
    if not condition:
        raise ValueError


def ints(line, count, low, high):
    """The integers of a line, `count` of them from `low` to `high`; None for no bound."""
    tokens = line.split(" ")
    ok(len(tokens) == count)
    ok(all(re.fullmatch("0|-?[1-9][0-9]*", t) for t in tokens))
    values = [int(t) for t in tokens]
    ok(all(low is None or low <= v for v in values))
    ok(all(high is None or v <= high for v in values))
    return values


def tree(n, edges):
    """Checks that edges between nodes 1 to n form a tree."""
    ok(len(edges) == n - 1)
    root = list(range(n + 1))

    def find(x):
        while root[x] != x:
            root[x] = root[root[x]]
            x = root[x]
        return x

    for e in edges:
        a, b = find(e[0]), find(e[1])
        ok(a != b)
        root[a] = b


def simple(m, edges):
    """Checks that there are m edges, without loops and without repeated edges."""
    ok(len(edges) == m)
    ok(all(e[0] != e[1] for e in edges))
    ok(len({(min(e[:2]), max(e[:2])) for e in edges}) == m)
