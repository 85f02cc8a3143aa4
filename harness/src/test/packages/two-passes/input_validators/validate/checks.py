import re, sys
text = sys.stdin.read()
right = re.fullmatch(r"encode (0|[1-9][0-9]{0,2})\n", text) and int(text.split()[1]) < 256
sys.exit(42 if right else 43)
