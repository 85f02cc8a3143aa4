from checks import ints, ok


def check(lines):
    ok(len(lines) == 1)
    ints(lines[0], 2, 1, 10**18)
