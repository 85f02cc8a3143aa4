read n; [ "$n" -ge 1 ] && [ "$n" -le 999 ]
