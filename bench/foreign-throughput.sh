#!/usr/bin/env bash
# Cases a second of `bin/harness stress --solution` beside a plain shell loop (generate, run, run,
# compare, one process a case), in one run on two processors. Prints the ratios.
# Usage: bench/foreign-throughput.sh [CASES_OF_THE_HARNESS [CASES_OF_THE_LOOP]]
set -euo pipefail
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
harness_cases=${1:-500000}
loop_cases=${2:-300}
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

compile() { g++ -O2 -static -o "$work/$1" "$2"; }
knights=$root/cases/knights/submissions/accepted
gears=$root/cases/gears/submissions/accepted
compile knights-generator "$root/bench/foreign/knights-generator.cpp"
compile knights-a "$knights/ida-star.cpp"
compile knights-b "$knights/bidirectional-bfs.cpp"
compile gears-generator "$root/bench/foreign/gears-generator.cpp"
compile gears-a "$gears/bidirectional-bfs.cpp"
compile gears-b "$gears/a-star.cpp"

pinned=()
if command -v taskset >/dev/null && [ "$(nproc)" -gt 2 ]; then pinned=(taskset -c 0,1); fi

# The loop that people write. Gears sequences may differ: their counts are compared. Its gears cases
# are 0 to 4 turns deep, and the harness is held to its own of that kind: deeper ones would measure
# the programs. Knights cases are the harness's default mix, which is harder than the loop's.
cat >"$work/loop" <<'LOOP'
cd "$1"
for ((i = 1; i <= $3; i++)); do
    "./$2-generator" "$i" >case.in
    "./$2-a" <case.in >a.out
    "./$2-b" <case.in >b.out
    if [ "$2" = gears ]; then
        read -r a <a.out
        read -r b <b.out
        [ "$a" = "$b" ] || { echo "differs at $i"; exit 1; }
    else
        cmp -s a.out b.out || { echo "differs at $i"; exit 1; }
    fi
done
LOOP

seconds() { # of a command
    local start end
    start=$(date +%s%N)
    "$@" >"$work/out" 2>"$work/err" || { cat "$work/out" "$work/err" >&2; exit 1; }
    end=$(date +%s%N)
    echo "$(((end - start) / 1000)) " | awk '{printf "%.3f", $1 / 1e6}'
}

field() { python3 -c "import json,sys; print(json.load(open('$work/report.json'))['$1'])"; }

compare() { # puzzle cases solution [generator]
    local puzzle=$1 cases=$2 solution=$3 generator=${4:-mix} loop_seconds harness_seconds
    "$root/bin/harness" stress --puzzle "$puzzle" --n 10 --seed 1 --solution "$solution" >/dev/null 2>&1
    loop_seconds=$(seconds "${pinned[@]}" bash "$work/loop" "$work" "$puzzle" "$loop_cases")
    harness_seconds=$(seconds "${pinned[@]}" "$root/bin/harness" stress --puzzle "$puzzle" \
        --generator "$generator" --n "$cases" --seed 1 --solution "$solution" --threads 2 --json "$work/report.json")
    awk -v p="$puzzle" -v n="$cases" -v t="$harness_seconds" -v m="$loop_cases" -v u="$loop_seconds" \
        -v s="$(field harness_share)" 'BEGIN {
        printf "%-8s loop %8.0f cases/s   harness %8.0f cases/s (%d in %.1f s)   ratio %6.1f   harness share %4.1f%%\n",
            p, m / u, n / t, n, t, (n / t) / (m / u), 100 * s }'
}

compare knights 20000 "$knights/ida-star.cpp"
compare knights "$harness_cases" "$knights/ida-star.cpp"
compare gears 4000 "$gears/bidirectional-bfs.cpp" easy
