read begin; read n; echo "$n"
