from checks import ints, ok


def check(lines):
    ok(len(lines) == 2)
    n, = ints(lines[0], 1, 1, 200000)
    ints(lines[1], n, 1, 1000)
