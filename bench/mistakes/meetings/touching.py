n = int(input())
meetings = []
for _ in range(n):
    start, length = map(int, input().split())
    meetings.append((start + length, start))
meetings.sort()
last = -1
count = 0
for end, start in meetings:
    if start > last:
        last = end
        count += 1
print(count)
