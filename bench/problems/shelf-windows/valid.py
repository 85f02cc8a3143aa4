from checks import ints, ok


def check(lines):
    ok(len(lines) == 2)
    n, k = ints(lines[0], 2, 1, 100000)
    ok(k <= n)
    ints(lines[1], n, 1, 100000)
