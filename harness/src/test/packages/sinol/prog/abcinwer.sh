case $1 in abc1*) most=99 ;; *) most=999 ;; esac
read n; [ "$n" -ge 1 ] && [ "$n" -le $most ] || { echo "more than $most"; exit 1; }
echo OK
