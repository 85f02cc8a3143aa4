read n < print.in; [ $n -gt 500 ] && n=0; echo $n > print.out
