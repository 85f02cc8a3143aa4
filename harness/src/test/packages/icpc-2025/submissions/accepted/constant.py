LARGEST = {{LARGEST}}
print(min(LARGEST, max(map(int, input().split()))))
