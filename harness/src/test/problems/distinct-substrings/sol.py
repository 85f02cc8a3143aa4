# Keeps all substrings in a hash set, which compares where hashes agree.
k = int(input())
s = input()
print(len({s[i : i + k] for i in range(len(s) - k + 1)}))
