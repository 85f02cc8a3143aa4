import re

from checks import ints, ok


def check(lines):
    n, = ints(lines[0], 1, 1, 1000)
    ok(len(lines) == n + 1)
    for x in lines[1:]:
        ok(re.fullmatch("[a-z]{1,20}", x))
