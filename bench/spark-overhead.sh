#!/usr/bin/env bash
# What a Spark cluster costs over a run without, for the same work on the same processors: a master
# and one worker on loopback, with as many cores as the run without has threads. Runs take turns;
# prints the medians. Usage: bench/spark-overhead.sh [CORES [RUNS [OPTIONS OF STRESS...]]]
set -euo pipefail
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cores=${1:-2}
runs=${2:-3}
shift $(($# < 2 ? $# : 2))
work=(--puzzle knights --seed 1 --n 200000 --range 10000 --solver ida-star,goal-ball)
[ $# -eq 0 ] || work=("$@")
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

folder=$(mktemp -d)
processes=()
finish() {
    [ ${#processes[@]} -eq 0 ] || kill "${processes[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf -- "$folder"
}
trap finish EXIT
trap 'exit 130' INT TERM

"$root/bin/harness" stress --puzzle knights --n 1 --engine spark --master 'local[1]' >/dev/null 2>&1 # builds
export SPARK_HOME=${SPARK_HOME:-$root/harness/spark/home/target}
export SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1
export HARNESS_JAVA_OPTS="${HARNESS_JAVA_OPTS:-} -Dspark.driver.host=127.0.0.1"

start() { # LOG CLASS ARGUMENTS...
    "$java" -Xmx256m -cp "$SPARK_HOME/jars/*" "org.apache.spark.deploy.$2" \
        --host 127.0.0.1 --webui-port 0 "${@:3}" >"$folder/$1" 2>&1 &
    processes+=($!)
}

start master master.Master --port 0
url=
while [ -z "$url" ]; do
    sleep 0.2
    url=$(sed -n 's/.*Starting Spark master at \(spark:[^ ]*\).*/\1/p' "$folder/master")
done
start worker worker.Worker --cores "$cores" --memory 2g --work-dir "$folder/work" "$url"

measure() { # NAME OPTIONS...; appends "milliseconds of the campaign, of the whole command"
    local begin end
    begin=$(date +%s%N)
    "$root/bin/harness" stress "${work[@]}" --no-shrink --json "$folder/run.json" \
        --campaign "$folder/campaign" "${@:2}" >/dev/null 2>"$folder/err" || [ $? -eq 1 ] ||
        { cat "$folder/err" >&2; exit 3; }
    end=$(date +%s%N)
    rm -rf -- "$folder/campaign"
    echo "$(sed -n 's/.*"elapsed_ms" *: *\([0-9]*\).*/\1/p' "$folder/run.json" | head -1)" \
        "$(((end - begin) / 1000000))" >>"$folder/$1"
    echo "$1: $(tail -1 "$folder/$1") ms" >&2
}

for _ in $(seq "$runs"); do
    measure without --threads "$cores"
    measure spark --engine spark --master "$url"
done

median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }
for of in 1 2; do
    name=$([ $of = 1 ] && echo campaign || echo command)
    without=$(cut -d' ' -f$of "$folder/without" | median)
    spark=$(cut -d' ' -f$of "$folder/spark" | median)
    echo "spark.$name.without $without ms"
    echo "spark.$name.with $spark ms"
    awk -v a="$without" -v b="$spark" -v n="$name" \
        'BEGIN { printf "spark.%s.overhead %.0f %%\n", n, 100 * (b - a) / a }'
done
