from checks import ints, ok


def check(lines):
    t, = ints(lines[0], 1, 1, 100)
    ok(len(lines) == 2 * t + 1)
    for i in range(1, len(lines), 2):
        n, = ints(lines[i], 1, 1, 1000)
        ints(lines[i + 1], n, 1, 10**6)
