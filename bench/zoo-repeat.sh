#!/usr/bin/env bash
# Runs the whole zoo of misbehaving programs, alone and talking with an interactor, many times in
# each mode: with bubblewrap, in a PID namespace by unshare, and with nothing; as this user and,
# where this is root, as an ordinary one too. Nothing may be wrong, nothing may be left, and no verdict may change from one time to the
# next. Prints what is, and a summary; exit code 1 where there is any.
# Usage: bench/zoo-repeat.sh [TIMES [WORD...]]
# Words are places (bwrap, unshare, none) and kinds (programs, talks); without a word of a sort, all.
set -euo pipefail
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
times=${1:-20}
words=("${@:2}")
[[ " ${words[*]} " =~ \ (programs|talks)\  ]] || words+=(programs talks)
[[ " ${words[*]} " =~ \ (bwrap|unshare|none)\  ]] || words+=(bwrap unshare none)
module=$root/harness
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# A quick build puts classes elsewhere. What the tests use beside them is not on the run-time class path.
mvn -q -B -f "$root/pom.xml" -pl harness/app -am -DskipTests package dependency:build-classpath \
    -Dmdep.outputFile=target/test-classpath -Dmdep.includeScope=test
libraries=$(cat "$module/packages/target/test-classpath")

zoo() { # [--as-user]
    TMPDIR=$work/tmp java -Djava.io.tmpdir="$work/tmp" \
        -cp "$module/target/classpath/*:$module/packages/target/test-classes:$module/runner/target/test-classes:$libraries" \
        harness.process.ZooRun "$@" "$module/target/zoo-cache" "${words[@]}"
}

mkdir -m 1777 "$work/tmp"
chmod 755 "$work"
for ((i = 1; i <= times; i++)); do
    echo "time $i of $times" >&2
    for as in "" ${EUID:+$([ "$EUID" -ne 0 ] || echo --as-user)}; do
        zoo $as >>"$work/lines" || [ $? -eq 1 ]
        left=$(find "$work/tmp" -mindepth 1 -maxdepth 1)
        [ -z "$left" ] || printf 'files\tnothing-left\twrong\t%s\n' "$left" >>"$work/lines"
        rm -rf -- "${work:?}"/tmp/*
    done
done

awk -F '\t' '
    { key = $1 "\t" $2; count[key "\t" $3]++; seen[key]; runs[key]++; modes[$1] }
    $3 == "wrong" { wrong[$1]++; print }
    END {
        for (key in seen) {
            split(key, part, "\t")
            programs[part[1]]++
            if (count[key "\tright"] && count[key "\twrong"]) { changed[part[1]]++; print key "\tchanges" }
        }
        for (mode in modes) {
            printf "%-14s %3d lines each time, %d wrong in all, %d that change\n",
                mode, programs[mode], wrong[mode], changed[mode]
            failed += wrong[mode]
        }
        exit failed > 0
    }' "$work/lines"
