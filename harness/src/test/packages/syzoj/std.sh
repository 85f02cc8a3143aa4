read n < print.in; echo $n > print.out
