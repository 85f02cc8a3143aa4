#!/bin/sh
# Judges an output manually: check.sh INPUT OUTPUT ANSWER, in testlib's order and
# with its exit codes: 0 accepted, 1 wrong answer, 3 the judge's files are broken.
if [ $# -ne 3 ]; then
    echo "usage: check.sh INPUT OUTPUT ANSWER" >&2
    exit 3
fi
package=$(cd -- "$(dirname -- "$0")/.." && pwd) || exit 3
feedback=$(mktemp -d) || exit 3
trap 'rm -rf -- "$feedback"' EXIT
[ -r "$2" ] || { echo "check.sh: cannot read $2" >&2; exit 3; }
python3 "$package/output_validator/validate.py" "$1" "$3" "$feedback" <"$2"
case $? in
    42) exit 0 ;;
    43) exit 1 ;;
    *) exit 3 ;;
esac
