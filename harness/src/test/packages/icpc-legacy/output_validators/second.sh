read right < "$2"
read printed rest
[ "$printed" = "$right" ] && [ -z "$rest" ] && exit 42
exit 43
