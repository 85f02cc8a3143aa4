n, k = map(int, input().split())
c = input().split()
print(max(len(set(c[i:i + k])) for i in range(n - k + 1)))
