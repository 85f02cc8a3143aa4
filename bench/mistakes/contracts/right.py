from datetime import date, timedelta
for _ in range(int(input())):
    year, month, day, days = map(int, input().split())
    end = date(year, month, day) + timedelta(days)
    print(end.year, end.month, end.day, end.isoweekday())
