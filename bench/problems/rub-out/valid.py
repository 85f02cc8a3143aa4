import re

from checks import ints, ok


def check(lines):
    ok(len(lines) == 2)
    ok(re.fullmatch("[a-z]{2,100000}", lines[0]))
    ints(lines[1], 1, 1, len(lines[0]) - 1)
