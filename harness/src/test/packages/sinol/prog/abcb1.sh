read n; [ $n -gt 500 ] && n=0; echo $n
