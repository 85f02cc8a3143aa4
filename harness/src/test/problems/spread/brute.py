# Exact fractions, then one square root with 50 digits.
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 50
n = int(input())
a = list(map(int, input().split()))
mean = Fraction(sum(a), n)
variance = sum((x - mean) ** 2 for x in a) / n
print((Decimal(variance.numerator) / Decimal(variance.denominator)).sqrt())
