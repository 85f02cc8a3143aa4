read a b < larger.in; echo $((a > b ? a : b)) > larger.out
