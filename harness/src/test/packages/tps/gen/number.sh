digits=$1 seed=$2
read first < first
echo "$first$((seed % 9))$( [ $digits = 3 ] && echo 1 )"
