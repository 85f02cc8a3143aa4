import re

from checks import ok


def check(lines):
    ok(len(lines) == 1)
    ok(re.fullmatch("[a-z]{1,100000}", lines[0]))
