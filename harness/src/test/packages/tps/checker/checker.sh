read a < "$2"; read b < "$3"
if [ "$a" = "$b" ]; then echo 1; echo Correct >&2; else echo 0; echo "Wrong Answer" >&2; echo "expected $a" >&2; fi
