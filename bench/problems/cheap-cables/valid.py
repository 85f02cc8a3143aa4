from checks import ints, ok


def check(lines):
    n, m = ints(lines[0], 2, 0, 50000)
    ok(1 <= n <= 10000 and len(lines) == m + 1)
    for x in lines[1:]:
        u, v, w = ints(x, 3, 1, None)
        ok(u <= n and v <= n and u != v and w <= 1000)
