# Runs a script for testdata_tools with functions that only record their calls.
#
#   bash recorded_calls.sh DATA-FOLDER SCRIPT
#
# Prints a record for each call: the function, the line of the script, the number of arguments, and
# the arguments. A NUL ends each of them. What the script itself prints is dropped.

cd -- "$1" || exit
bash -n -- "./$2" || exit

exec {HARNESS_RECORDS}>&1 > /dev/null < /dev/null
readonly HARNESS_RECORDS

_harness_record() {
  builtin printf '%s\0' "$1" "${BASH_LINENO[1]}" "$(($# - 1))" "${@:2}" >&"$HARNESS_RECORDS"
}

# Defined by the script's own copy of gen.sh otherwise.
PROBLEM_PATH=$(realpath ..)
SOLUTION_BASE=$PROBLEM_PATH/submissions/accepted

samplegroup() { _harness_record samplegroup; }
sample() { _harness_record sample "$@"; }
sample_manual() { _harness_record sample "$@"; }
group() { _harness_record group "$@"; }
limits() { _harness_record limits "$@"; }
output_validator_flags() { _harness_record output_validator_flags "$@"; }
tc() { _harness_record tc "$@"; }
tc_manual() { _harness_record tc_manual "$@"; }
tg_manual() { _harness_record tg_manual "$@"; }
include_group() { _harness_record include_group "$@"; }
use_solution() { _harness_record use_solution "$SOLUTION_BASE/$1"; }
add_program() { _harness_record add_program "$@"; }
compile() { _harness_record compile "$@"; }
compile_cpp() { _harness_record compile "$@"; }
compile_java() { _harness_record compile "$@"; }
compile_py() { _harness_record compile "$@"; }
compile_sh() { _harness_record compile "$@"; }

# Without a meaning here: nothing is compiled, run or removed.
add_cleanup() { :; }
hint() { :; }
desc() { :; }
ulimit() { :; }

command_not_found_handle() {
  _harness_record unknown "$1"
  return 127
}

# The script may source other files of the package, but not its copy of gen.sh.
.() {
  if [[ ${1##*/} == gen.sh ]]; then
    _harness_record gen.sh "${USE_SCORING-}"
  else
    builtin source "$@"
  fi
}
source() { . "$@"; }

BASH_ARGV0=./$2
set --
builtin source "$0"
exit 0
