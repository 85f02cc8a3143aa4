# n, and a permutation of 1 to n. Arguments: n, seed.
RANDOM=$2
order=($(seq "$1"))
for ((i = $1 - 1; i > 0; i--)); do
    j=$((RANDOM % (i + 1)))
    other=${order[i]}
    order[i]=${order[j]}
    order[j]=$other
done
echo "$1"
echo "${order[@]}"
