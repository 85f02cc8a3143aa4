#!/usr/bin/env bash
# A campaign as a Slurm array job: one shard and journal per task, merged when all are done.
#
#   export CAMPAIGN=$HOME/knights-1e9 SHARDS=64
#   export ARGUMENTS='--puzzle knights --n 1000000000 --seed 1 --solution sol.cpp'
#   bin/harness list >/dev/null                               # build once, before the tasks start
#   job=$(sbatch --parsable --export=ALL --array=1-$SHARDS%32 --requeue docs/examples/slurm-array.sh)
#   sbatch --export=ALL --dependency=afterany:"$job" --wrap='docs/examples/slurm-array.sh merge'
#
# A task that is killed or loses its node is requeued and resumes from its journal. After a failure,
# submit again with the commands above: finished shards end immediately.
#SBATCH --cpus-per-task=4
#SBATCH --mem=4G
#SBATCH --time=24:00:00
#SBATCH --open-mode=append
set -euo pipefail
: "${CAMPAIGN:?}" "${SHARDS:?}" "${ARGUMENTS:?}"
harness=${HARNESS:-bin/harness} # Slurm runs a copy of this script in the folder of sbatch

if [ "${1:-}" = merge ]; then
    journals=()
    for ((i = 1; i <= SHARDS; i++)); do journals+=("$CAMPAIGN/$i"); done
    exec "$harness" merge "${journals[@]}" --json "$CAMPAIGN/all.json"
fi

shard=$SLURM_ARRAY_TASK_ID
resume=()
if [ -e "$CAMPAIGN/$shard/journal" ]; then resume=(--resume); fi
code=0
# shellcheck disable=SC2086 # ARGUMENTS holds several words
"$harness" stress $ARGUMENTS --shard "$shard/$SHARDS" --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --campaign "$CAMPAIGN/$shard" ${resume[@]+"${resume[@]}"} --no-shrink || code=$?
# Findings do not make the task fail: merge reports them.
if [ "$code" = 1 ]; then code=0; fi
exit "$code"
