from checks import ints, ok


def check(lines):
    n, = ints(lines[0], 1, 1, 500)
    ok(len(lines) == n + 1)
    p = [tuple(ints(x, 2, -10000, 10000)) for x in lines[1:]]
    ok(len(set(p)) == n)
