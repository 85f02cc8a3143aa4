#!/usr/bin/env bash
# A campaign as a Slurm array job: one shard a task, a journal for each, merged when all are done.
#
#   export CAMPAIGN=$HOME/knights-1e9 SHARDS=64
#   export ARGUMENTS='--puzzle knights --n 1000000000 --seed 1 --solution sol.cpp'
#   bin/harness list >/dev/null                               # builds once, before the tasks start
#   job=$(sbatch --parsable --export=ALL --array=1-$SHARDS%32 --requeue docs/examples/slurm-array.sh)
#   sbatch --export=ALL --dependency=afterany:"$job" --wrap='docs/examples/slurm-array.sh merge'
#
# A task that is killed, or whose node is lost, is put back into the queue and goes on with its
# journal. Run the first line's commands again after a failure: done shards end at once.
#SBATCH --cpus-per-task=4
#SBATCH --mem=4G
#SBATCH --time=24:00:00
#SBATCH --open-mode=append
set -euo pipefail
: "${CAMPAIGN:?}" "${SHARDS:?}" "${ARGUMENTS:?}"
harness=${HARNESS:-bin/harness} # Slurm runs a copy of this script in the folder of the sbatch

if [ "${1:-}" = merge ]; then
    journals=()
    for ((i = 1; i <= SHARDS; i++)); do journals+=("$CAMPAIGN/$i"); done
    exec "$harness" merge "${journals[@]}" --json "$CAMPAIGN/all.json"
fi

shard=$SLURM_ARRAY_TASK_ID
resume=()
if [ -e "$CAMPAIGN/$shard/journal" ]; then resume=(--resume); fi
code=0
# shellcheck disable=SC2086 # the arguments are several words
"$harness" stress $ARGUMENTS --shard "$shard/$SHARDS" --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --campaign "$CAMPAIGN/$shard" ${resume[@]+"${resume[@]}"} --no-shrink || code=$?
# Findings are the campaign's, not the task's failure: merge tells them.
if [ "$code" = 1 ]; then code=0; fi
exit "$code"
