import sys

# 1 January 1888 was a Sunday.
FIRST_YEAR = 1888
FIRST_WEEKDAY = 6

MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def is_leap(year):
    return year % 4 == 0


def days_in_month(year, month):
    if month == 2 and is_leap(year):
        return 29
    return MONTHS[month - 1]


def days_in_year(year):
    return 366 if is_leap(year) else 365


def to_number(year, month, day):
    """The number of days from the first day of FIRST_YEAR."""
    number = 0
    for each in range(FIRST_YEAR, year):
        number += days_in_year(each)
    for each in range(1, month):
        number += days_in_month(year, each)
    return number + day - 1


def to_date(number):
    year = FIRST_YEAR
    while number >= days_in_year(year):
        number -= days_in_year(year)
        year += 1
    month = 1
    while number >= days_in_month(year, month):
        number -= days_in_month(year, month)
        month += 1
    return year, month, number + 1


def weekday(number):
    """From 1 for Monday to 7 for Sunday."""
    return (number + FIRST_WEEKDAY) % 7 + 1


def end_of(contract):
    year, month, day, days = contract
    number = to_number(year, month, day) + days
    return to_date(number) + (weekday(number),)


def main():
    data = list(map(int, sys.stdin.read().split()))
    count = data[0]
    contracts = [tuple(data[1 + 4 * i:5 + 4 * i]) for i in range(count)]
    longest = 0
    for contract in contracts:
        longest = max(longest, contract[3])
        print(*end_of(contract))


main()
