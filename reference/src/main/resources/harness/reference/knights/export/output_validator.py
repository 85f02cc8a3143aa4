MOST_MOVES = 15


def read_cases(text):
    words = text.split()
    return ["".join(words[1 + 5 * board:6 + 5 * board]) for board in range(int(words[0]))]


def read_answer(tokens):
    """A number of moves, written as the judge writes it, or -1."""
    token = tokens.next()
    if token is None:
        return None
    if not re.fullmatch("-1|0|[1-9][0-9]{0,8}", token):
        raise tokens.malformed(token, "a number of moves or -1")
    return int(token)


def prove(board, count):
    """All that a count shows of itself: every move changes the colour of the empty square."""
    if count > MOST_MOVES:
        raise Wrong("says %d; more than %d is answered -1" % (count, MOST_MOVES))
    row, column = divmod(board.index("*"), 5)
    if count != -1 and (row + column + count) % 2 != 0:
        raise Wrong("says %d; this board needs an %s number of moves"
                    % (count, "even" if count % 2 else "odd"))


def compare(board, count, right, any_shortest):
    compare_counts(count, right, proven=False)
