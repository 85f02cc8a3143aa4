from checks import ints, ok, tree


def check(lines):
    n, = ints(lines[0], 1, 2, 100000)
    e = [ints(x, 3, 1, None) for x in lines[1:]]
    ok(all(u <= n and v <= n and w <= 1000 for u, v, w in e))
    tree(n, e)
