import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    pos = 1
    out = []
    for _ in range(data[0]):
        n = data[pos]
        prices = data[pos + 1:pos + 1 + n]
        pos += 1 + n
        high = 0
        gain = 0
        for x in reversed(prices):
            high = max(high, x)
            gain = max(gain, high - x)
        out.append(gain)
    print("\n".join(map(str, out)))


main()
