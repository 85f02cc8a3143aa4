read begin; read n; read end
[ "$begin$end" = beginend ] || exit 1
[ "$n" -ge 1 ] && [ "$n" -le "$1" ] && exit 0
echo "expected at most $1, found $n" >&2
exit 1
