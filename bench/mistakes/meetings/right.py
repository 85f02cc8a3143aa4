n = int(input())
meetings = [tuple(map(int, input().split())) for _ in range(n)]
last, count = 0, 0
for start, length in sorted(meetings, key=lambda each: sum(each)):
    if start >= last:
        last = start + length
        count += 1
print(count)
