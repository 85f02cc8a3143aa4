import sys

names = sys.stdin.read().split()[1:]
names.sort()
names.sort(key=len)
print(names[0])
