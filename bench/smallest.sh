#!/usr/bin/env bash
# Prints how small the failing inputs of the test problems become, with the load of the machine
# before and after: bench/smallest.sh [NAME]. See bench/README.md.
set -euo pipefail
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=java; fi
(cd -- "$root" && mvn -q -B -Dquick -DskipTests -pl harness/app -am package) >&2
cd -- "$root/harness"
uptime
"$java" -XX:+UseParallelGC -cp "target/classpath/*:app/target/quick-test-classes" \
    harness.jury.SmallestInputs "$@"
uptime
