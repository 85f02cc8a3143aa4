from checks import ints, ok


def check(lines):
    h, w = ints(lines[0], 2, 1, 500)
    g = lines[1:]
    ok(len(g) == h and all(len(r) == w and set(r) <= set("#.") for r in g))
    ok(g[0][0] == "." and g[-1][-1] == ".")
