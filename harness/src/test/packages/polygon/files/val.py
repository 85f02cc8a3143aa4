import re
import sys

line = sys.stdin.read()
if not re.fullmatch(r"[1-9][0-9]* [1-9][0-9]*\n", line):
    print("expected two numbers", file=sys.stderr)
    sys.exit(3)
