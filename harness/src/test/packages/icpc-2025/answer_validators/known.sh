read a b < "$1"
read answer
[ "$answer" = "$a" ] || [ "$answer" = "$b" ] || { echo "neither $a nor $b" >&2; exit 43; }
[ "$answer" -le "${2:-1000000}" ] || { echo "larger than $2" >&2; exit 43; }
exit 42
