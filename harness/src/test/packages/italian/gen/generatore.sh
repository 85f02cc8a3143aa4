# generatore.sh GREATEST SEED
echo $(($2 * 7919 % $1 + 1))
