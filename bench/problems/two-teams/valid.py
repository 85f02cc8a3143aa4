from checks import ints, ok, simple


def check(lines):
    n, m = ints(lines[0], 2, 0, 100000)
    ok(n >= 1)
    simple(m, [ints(x, 2, 1, n) for x in lines[1:]])
