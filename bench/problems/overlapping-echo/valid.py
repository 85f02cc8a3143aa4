import re

from checks import ok


def check(lines):
    ok(len(lines) == 2)
    ok(re.fullmatch("[a-z]{1,2000}", lines[0]))
    ok(re.fullmatch("[a-z]{1,2000}", lines[1]))
