from checks import ints, ok


def check(lines):
    ok(len(lines) >= 2)
    n, = ints(lines[0], 1, 1, 100000)
    ok(len(lines) == n + 1)
    for line in lines[1:]:
        ints(line, 1, -1000, 1000)
