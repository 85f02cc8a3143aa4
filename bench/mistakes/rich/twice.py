import sys

LIMIT = 60


def divisor_sum(n):
    """The sum of the divisors of n without n itself."""
    total = 1
    d = 2
    while d * d <= n:
        if n % d == 0:
            total += d
            total += n // d
        d += 1
    return total


def is_rich(n):
    if n == 1:
        return False
    return divisor_sum(n) >= n


def find_rich(limit):
    found = []
    for n in range(1, limit + 1):
        if is_rich(n):
            found.append(n)
    return found


def count_smaller(numbers, bound):
    """How many of the sorted numbers are smaller than the bound (binary search)."""
    low = 0
    high = len(numbers)
    while low < high:
        mid = (low + high) // 2
        if numbers[mid] < bound:
            low = mid + 1
        else:
            high = mid
    return low


def main():
    rich = find_rich(LIMIT)
    q = int(sys.stdin.readline())
    for _ in range(q):
        a, b = map(int, sys.stdin.readline().split())
        until_b = count_smaller(rich, b + 1)
        before_a = count_smaller(rich, a)
        print(until_b - before_a)


main()
