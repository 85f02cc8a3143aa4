LINES = {
    "A": (0, 2, 6, 11, 15, 20, 22), "B": (1, 3, 8, 12, 17, 21, 23),
    "C": (10, 9, 8, 7, 6, 5, 4), "D": (19, 18, 17, 16, 15, 14, 13),
    "E": (23, 21, 17, 12, 8, 3, 1), "F": (22, 20, 15, 11, 6, 2, 0),
    "G": (13, 14, 15, 16, 17, 18, 19), "H": (4, 5, 6, 7, 8, 9, 10),
}
CENTRE = (6, 7, 8, 11, 12, 15, 16, 17)
MOST_LETTERS = 10000

Answer = collections.namedtuple("Answer", "moves number")


def read_cases(text):
    cells = text.split()
    boards = (len(cells) - 1) // 24
    return [cells[24 * board:24 * (board + 1)] for board in range(boards)]


def read_answer(tokens):
    """Letters, or the words No moves needed, then the number in the centre."""
    token = tokens.next()
    if token is None:
        return None
    if token == "No":
        for word in ("moves", "needed"):
            token = tokens.next()
            if token != word:
                raise tokens.malformed(token, "'%s' of 'No moves needed'" % word)
        moves = ""
    elif re.fullmatch("[A-H]+", token) and len(token) <= MOST_LETTERS:
        moves = token
    else:
        raise tokens.malformed(token, "moves, letters from A to H, or 'No moves needed'")
    token = tokens.next()
    if token is None or not re.fullmatch("-?[0-9]{1,9}", token):
        raise tokens.malformed(token, "the number in the centre")
    return Answer(moves, int(token))


def prove(board, answer):
    """The moves bring the number that is given to the whole centre."""
    cells = list(board)
    for letter in answer.moves:
        line = LINES[letter]
        leaving = cells[line[0]]
        for near, far in zip(line, line[1:]):
            cells[near] = cells[far]
        cells[line[-1]] = leaving
    centre = [cells[cell] for cell in CENTRE]
    if len(set(centre)) > 1:
        raise Wrong("after %s the centre holds %s, expected one number"
                    % (moves_text(len(answer.moves)), " ".join(centre)))
    if answer.number != int(centre[0]):
        raise Wrong("says %d; the centre holds %s" % (answer.number, centre[0]))


def compare(board, answer, right, any_shortest):
    compare_counts(len(answer.moves), len(right.moves), proven=True)
    if any_shortest or answer.moves == right.moves:
        return
    if answer.moves < right.moves:
        raise Better("%s comes before the judge's %s" % (answer.moves, right.moves))
    raise Wrong("says %s; %s comes first" % (answer.moves, right.moves))
