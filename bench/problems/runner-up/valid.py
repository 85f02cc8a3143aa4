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


def check(L):
    ok(len(L) == 2)
    n, = ints(L[0], 1, 2, 100000)
    ints(L[1], n, 1, 10**9)


try:
    text = sys.stdin.read()
    ok(text.endswith("\n"))
    check(text[:-1].split("\n"))
except Exception:
    sys.exit(3)
sys.exit(0)
