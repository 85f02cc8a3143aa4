KNOBS = 12
MOST_MOVES = 100000

Answer = collections.namedtuple("Answer", "count moves")


def read_cases(text):
    numbers = [int(word) for word in text.split()]
    return [[numbers[5 * knob:5 * knob + 5] for knob in range(KNOBS)]]


def read_answer(tokens):
    """The number of turns and the knobs, or -1 alone."""
    token = tokens.next()
    if token is None:
        return None
    count = number(tokens, token, "the number of turns")
    if count == -1:
        return Answer(-1, ())
    if count < 0:
        raise tokens.malformed(token, "the number of turns or -1")
    moves = []
    token = tokens.next()
    while token is not None:
        moves.append(number(tokens, token, "the knob of turn %d" % (len(moves) + 1)))
        if len(moves) > MOST_MOVES:
            raise Wrong("more than %d knobs are listed" % MOST_MOVES)
        token = tokens.next()
    return Answer(count, tuple(moves))


def number(tokens, token, expected):
    if not re.fullmatch("-?[0-9]{1,9}", token):
        raise tokens.malformed(token, expected)
    return int(token)


def prove(knobs, answer):
    """As many turns as are said bring all knobs to state 1."""
    states = [knob[0] for knob in knobs]
    if answer.count == -1:
        return
    if len(answer.moves) != answer.count:
        raise Wrong("says %d, lists %s" % (answer.count, moves_text(len(answer.moves))))
    for step, knob in enumerate(answer.moves, 1):
        if not 1 <= knob <= KNOBS:
            raise Wrong("move %d: there is no knob %d, knobs are numbered from 1 to 12"
                        % (step, knob))
        dragged = knobs[knob - 1][states[knob - 1]]
        for each in (knob, dragged):
            states[each - 1] = states[each - 1] % 4 + 1
    if any(state != 1 for state in states):
        raise Wrong("after %s the knobs stand at %s, expected 1 for all"
                    % (moves_text(len(answer.moves)), " ".join(map(str, states))))


def compare(knobs, answer, right, any_shortest):
    compare_counts(answer.count, right.count, proven=answer.count != -1)
