read n; echo $n
