import sys


def main():
    text, pattern = sys.stdin.read().split()
    s = pattern + "#" + text
    z = [0] * len(s)
    count = 0
    for i in range(1, len(s)):
        k = z[i - 1]
        while k > 0 and s[k] != s[i]:
            k = z[k - 1]
        if s[k] == s[i]:
            k += 1
        z[i] = k
        if k == len(pattern):
            count += 1
    print(count)


main()
