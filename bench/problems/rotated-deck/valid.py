from checks import ints, ok


def check(lines):
    ok(len(lines) == 2)
    n, = ints(lines[0], 1, 1, 100000)
    p = ints(lines[1], n, 1, n)
    ok(len(set(p)) == n)
