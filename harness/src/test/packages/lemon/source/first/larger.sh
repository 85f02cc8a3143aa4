read a b < larger.in; echo $a > larger.out
