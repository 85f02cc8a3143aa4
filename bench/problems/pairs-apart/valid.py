from checks import ints, ok


def check(lines):
    ok(len(lines) == 2)
    n, k = ints(lines[0], 2, 0, 10**6)
    ok(1 <= n <= 100000)
    ints(lines[1], n, 0, 10**6)
