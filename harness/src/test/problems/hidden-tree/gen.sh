# n, and the edges of a tree: each vertex from 2 on is joined to an earlier one. Arguments: n, seed.
RANDOM=$2
echo "$1"
for ((i = 2; i <= $1; i++)); do echo "$((RANDOM % (i - 1) + 1)) $i"; done
