from checks import ints, ok


def check(lines):
    n, = ints(lines[0], 1, 1, 100000)
    ok(len(lines) == n + 1)
    for x in lines[1:]:
        s, e = ints(x, 2, 0, 10**6)
        ok(s < e)
