

def read_answers(cases, data):
    """One replayed answer for each case; raises Wrong at the first invalid one."""
    tokens = Tokens(data)
    for number, case in enumerate(cases, 1):
        try:
            answer = read_answer(tokens)
            if answer is None:
                raise Wrong("the output ends after %d of %d answers" % (number - 1, len(cases)))
            prove(case, answer)
        except Wrong as wrong:
            raise Wrong("case %d: %s" % (number, wrong)) from None
        yield number, case, answer
    if tokens.next() is not None:
        raise Wrong("the output goes on after the last answer")


def check(given, right, output, any_shortest=False):
    """The exit code for an output, and one line with the reason."""
    cases = read_cases(given.decode("latin-1"))
    try:
        answers = [answer for _, _, answer in read_answers(cases, right)]
    except Wrong as broken:
        return JUDGE_ERROR, "the answer file is invalid: %s" % broken
    number = 0
    try:
        for number, case, answer in read_answers(cases, output):
            try:
                compare(case, answer, answers[number - 1], any_shortest)
            except Wrong as wrong:
                raise Wrong("case %d: %s" % (number, wrong)) from None
    except Wrong as wrong:
        return WRONG, str(wrong)
    except Better as better:
        return JUDGE_ERROR, "case %d: %s" % (number, better)
    return ACCEPTED, "accepted, %d case%s" % (len(cases), "" if len(cases) == 1 else "s")


def read_file(path):
    with open(path, "rb") as file:
        return file.read()


def main(arguments):
    if len(arguments) < 3 or any(extra != "any_shortest" for extra in arguments[3:]):
        print("usage: validate.py INPUT ANSWER FEEDBACK_DIR [any_shortest] < OUTPUT",
              file=sys.stderr)
        return JUDGE_ERROR
    try:
        code, line = check(read_file(arguments[0]), read_file(arguments[1]),
                           sys.stdin.buffer.read(), len(arguments) > 3)
        name = "judgeerror.txt" if code == JUDGE_ERROR else "judgemessage.txt"
        with open(os.path.join(arguments[2], name), "w", encoding="utf-8") as message:
            message.write(line + "\n")
    except (OSError, ValueError, IndexError) as broken:
        code, line = JUDGE_ERROR, "cannot judge: %s" % broken
    print(line, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
