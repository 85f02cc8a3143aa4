from checks import ints, ok


def check(lines):
    t, = ints(lines[0], 1, 1, 1000)
    ok(len(lines) == t + 1)
    for x in lines[1:]:
        ints(x, 2, 1, 10**9)
