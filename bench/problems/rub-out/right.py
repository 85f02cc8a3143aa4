import sys
from bisect import bisect_left


def main():
    w, k = sys.stdin.read().split()
    k = int(k)
    places = {}
    for i, ch in enumerate(w):
        places.setdefault(ch, []).append(i)
    letters = sorted(places)
    keep = len(w) - k
    pos = 0
    out = []
    while keep > 0:
        for ch in letters:
            t = bisect_left(places[ch], pos)
            if t < len(places[ch]) and len(w) - places[ch][t] >= keep:
                pos = places[ch][t] + 1
                out.append(ch)
                break
        keep -= 1
    print("".join(out))


main()
