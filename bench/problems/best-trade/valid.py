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
    t, = ints(L[0], 1, 1, 100)
    ok(len(L) == 2 * t + 1)
    for i in range(1, len(L), 2):
        n, = ints(L[i], 1, 1, 1000)
        ints(L[i + 1], n, 1, 10**6)


try:
    text = sys.stdin.read()
    ok(text.endswith("\n"))
    check(text[:-1].split("\n"))
except Exception:
    sys.exit(3)
sys.exit(0)
