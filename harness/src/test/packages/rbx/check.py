import sys

output, answer = (open(name).read().split() for name in sys.argv[2:4])
if output != answer:
    print("expected", *answer, file=sys.stderr)
    sys.exit(1)
