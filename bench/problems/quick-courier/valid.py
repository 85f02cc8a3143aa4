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


def simple(m, edges):
    ok(len(edges) == m)
    ok(all(e[0] != e[1] for e in edges))
    ok(len({(min(e[:2]), max(e[:2])) for e in edges}) == m)


def check(L):
    n, m = ints(L[0], 2, 0, 50000)
    ok(2 <= n <= 10000)
    e = [ints(x, 3, 1, None) for x in L[1:]]
    ok(all(u <= n and v <= n and w <= 1000 for u, v, w in e))
    simple(m, e)


try:
    text = sys.stdin.read()
    ok(text.endswith("\n"))
    check(text[:-1].split("\n"))
except Exception:
    sys.exit(3)
sys.exit(0)
