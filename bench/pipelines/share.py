"""Runs a command of the harness, and prints its own share of processors x elapsed time, in percent.

Usage: share.py PROCESSORS REFERENCE COMMAND [ARGUMENT...]

Its own share is the CPU time of its JVM, start included, and of its runners. Not counted: the
programs under test, compilers, and the kernel's own threads. The output of the command goes to
standard error. Starting and ending a program's process counts as the program's time.

REFERENCE is the CPU seconds that a generator and a reference written in Java take inside the JVM,
0 if both are programs. Prints two shares: the harness without them, and theirs.
"""

import os
import subprocess
import sys
import time

SAMPLES_PER_SECOND = 20
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def process(pid):
    """Name, parent and CPU seconds of a process, or None if it has ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            text = file.read()
    except OSError:
        return None
    name = text[text.index("(") + 1 : text.rindex(")")]
    fields = text[text.rindex(")") + 2 :].split()
    return name, int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def own_processes(root):
    """The CPU seconds of the JVM and of each runner, by process."""
    found = {int(pid): process(pid) for pid in os.listdir("/proc") if pid.isdecimal()}
    found = {pid: each for pid, each in found.items() if each is not None}

    def descends(pid):
        while pid in found and pid != root:
            pid = found[pid][1]
        return pid == root

    return {
        pid: seconds
        for pid, (name, _, seconds) in found.items()
        if pid == root or name == "runner" and descends(pid)
    }


def main():
    processors, reference, words = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
    used = {}
    start = time.monotonic()
    command = subprocess.Popen(words, stdout=sys.stderr)
    while command.poll() is None:
        used.update(own_processes(command.pid))
        time.sleep(1 / SAMPLES_PER_SECOND)
    elapsed = time.monotonic() - start
    whole = processors * elapsed
    print(100 * (sum(used.values()) - reference) / whole, 100 * reference / whole)
    sys.exit(command.returncode)


main()
