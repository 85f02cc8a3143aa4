read begin; read n; echo $((n % 100))
