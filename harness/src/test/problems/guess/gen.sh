# n and a number up to n. Arguments: n, seed.
echo "$1 $(($2 % $1 + 1))"
