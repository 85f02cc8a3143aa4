import sys


def main():
    tok = sys.stdin.read().split()
    h, w = int(tok[0]), int(tok[1])
    g = tok[2:]
    s = [[0] * (w + 1) for _ in range(h + 1)]
    for i in range(h):
        for j in range(w):
            s[i + 1][j + 1] = (s[i][j + 1] + s[i + 1][j] - s[i][j]
                               + (g[i][j] == "#"))
    best = 0
    for i in range(h):
        for j in range(w):
            # can a larger square have its bottom right corner here?
            k = best + 1
            while k <= min(i, j) + 1:
                a, b = i + 1 - k, j + 1 - k
                if s[i + 1][j + 1] - s[a][j + 1] - s[i + 1][b] + s[a][b] < k * k:
                    break
                best = k
                k += 1
    print(best)


main()
