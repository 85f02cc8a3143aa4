#!/bin/sh
# Validates input files: validate.sh FILE...; without arguments, all of the package's.
# Exit codes: 0 all valid, 1 some invalid.
package=$(cd -- "$(dirname -- "$0")/.." && pwd) || exit 3
[ $# -gt 0 ] || set -- "$package"/data/*/*.in
failed=0
for file in "$@"; do
    line=$(python3 "$package/input_validators/validate.py" 2>&1 <"$file")
    if [ $? -ne 42 ]; then
        echo "$file: $line" >&2
        failed=1
    fi
done
exit $failed
