import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))[1:]
    best = current = numbers[0]
    for x in numbers[1:]:
        current = max(current, 0) + x
        best = max(best, current)
    print(best)


main()
