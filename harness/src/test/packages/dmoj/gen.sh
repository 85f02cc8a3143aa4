number=$1
[ -n "$number" ] || read -r number
echo "$number"
echo "$number" >&2
