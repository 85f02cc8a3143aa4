# valida.sh FILE SUBTASK, with subtasks counted from 1
read -r number < "$1"
most=999
if [ "$2" -lt 3 ]; then most=99; fi
if [ "$number" -ge 1 ] && [ "$number" -le "$most" ]; then exit 0; fi
echo "$number is not from 1 to $most" >&2
exit 1
