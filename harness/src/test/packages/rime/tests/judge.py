import sys

files = dict(zip(sys.argv[1::2], sys.argv[2::2]))
answer, output = (open(files[each]).read().split() for each in ("--difffile", "--outfile"))
print("expected", answer, "found", output)
sys.exit(answer != output)
