from checks import ints, tree


def check(lines):
    n, = ints(lines[0], 1, 1, 100000)
    tree(n, [ints(x, 2, 1, n) for x in lines[1:]])
