import re
import sys

sys.exit(0 if re.fullmatch(r"-?[0-9]{1,4} -?[0-9]{1,4}\n", sys.stdin.read()) else 1)
