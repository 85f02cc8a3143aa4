from checks import ints, ok


def check(lines):
    ok(len(lines) == 3)
    n, q = ints(lines[0], 2, 1, 100000)
    s = ints(lines[1], n, 0, 10**9)
    ok(all(s[i] < s[i + 1] for i in range(n - 1)))
    ints(lines[2], q, 0, 10**9)
