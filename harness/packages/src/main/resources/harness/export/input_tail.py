

def validate(data, max_cases=None):
    """The exit code for an input, and one line with the reason."""
    if len(data) > MAX_BYTES:
        return INVALID, "the file is larger than %d bytes" % MAX_BYTES
    try:
        cases = read_input(Reader(data))
    except Invalid as invalid:
        return INVALID, str(invalid)
    if max_cases is not None and cases > max_cases:
        return INVALID, "found %d cases, expected at most %d" % (cases, max_cases)
    return VALID, "ok, %d case%s" % (cases, "" if cases == 1 else "s")


def main(arguments):
    max_cases = None
    if len(arguments) == 2 and arguments[0] == "--max-cases" and arguments[1].isdigit():
        max_cases = int(arguments[1])
    elif arguments:
        print("usage: validate.py [--max-cases K] < INPUT", file=sys.stderr)
        return UNREADABLE
    try:
        code, line = validate(sys.stdin.buffer.read(MAX_BYTES + 1), max_cases)
    except OSError as unreadable:
        code, line = UNREADABLE, "cannot read the input: %s" % unreadable
    print(line, file=sys.stdout if code == VALID else sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
