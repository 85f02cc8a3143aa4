from checks import ints, ok, simple


def check(lines):
    n, m = ints(lines[0], 2, 0, 50000)
    ok(2 <= n <= 10000)
    e = [ints(x, 3, 1, None) for x in lines[1:]]
    ok(all(u <= n and v <= n and w <= 1000 for u, v, w in e))
    simple(m, e)
