import re
import sys

largest = int(sys.argv[1]) if len(sys.argv) > 1 else {{LARGEST}}
line = sys.stdin.read()
numbers = line.split()
fits = re.fullmatch(r"[1-9][0-9]* [1-9][0-9]*\n", line) and max(map(int, numbers)) <= largest
sys.exit(42 if fits else 43)
