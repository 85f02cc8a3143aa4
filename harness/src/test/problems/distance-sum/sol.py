# In sorted order, the i-th of n numbers (from 0) is added i times and subtracted n-1-i times.
n = int(input())
a = sorted(map(int, input().split()))
print(sum(x * (2 * i - n + 1) for i, x in enumerate(a)))
