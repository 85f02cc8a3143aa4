from checks import ints, ok


def check(lines):
    h, w = ints(lines[0], 2, 1, 300)
    ok(len(lines) == h + 1)
    for x in lines[1:]:
        ints(x, w, -1000, 1000)
