import re
import sys


def ok(condition):
    if not condition:
        raise ValueError


def ints(line, count, low, high):
    tokens = line.split(" ")
    ok(len(tokens) == count)
    ok(all(re.fullmatch("0|-?[1-9][0-9]*", t) for t in tokens))
    values = [int(t) for t in tokens]
    ok(all(low is None or low <= v for v in values))
    ok(all(high is None or v <= high for v in values))
    return values


def tree(n, edges):
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


def check(L):
    n, = ints(L[0], 1, 2, 100000)
    e = [ints(x, 3, 1, None) for x in L[1:]]
    ok(all(u <= n and v <= n and w <= 1000 for u, v, w in e))
    tree(n, e)


try:
    text = sys.stdin.read()
    ok(text.endswith("\n"))
    check(text[:-1].split("\n"))
except Exception:
    sys.exit(3)
sys.exit(0)
