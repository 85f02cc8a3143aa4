SIDE = 5
OF_A_COLOUR = 12
MAX_BOARDS = MAX_BYTES // 30


def read_input(reader):
    """The number of boards, then the boards. Returns how many there are."""
    boards = reader.expect_integer("the number of boards", 0, MAX_BOARDS)
    reader.expect_end_of_line("the end of the line after the number of boards")
    for number in range(1, boards + 1):
        read_board(reader, "board %d of %d" % (number, boards))
    reader.expect_end_of_file(
        "the end of the file after %d board%s" % (boards, "" if boards == 1 else "s"))
    return boards


def read_board(reader, place):
    first_line = reader.line
    counts = {"0": 0, "1": 0, "*": 0}
    for row in range(1, SIDE + 1):
        for column in range(1, SIDE + 1):
            if reader.peek() not in counts:
                raise reader.unexpected(
                    "0, 1 or * for square %d,%d of %s" % (row, column, place))
            counts[reader.peek()] += 1
            if counts["*"] == 2:
                raise Invalid(reader.line, reader.column,
                              "found a second empty square in %s, expected one alone" % place)
            reader.read()
        reader.expect_end_of_line("the end of line %d of %s" % (row, place))
    if counts["*"] != 1:
        raise Invalid(first_line, 1, place + ": found no empty square, expected one")
    if counts["0"] != OF_A_COLOUR or counts["1"] != OF_A_COLOUR:
        raise Invalid(first_line, 1,
                      "%s: found %d white knights (0) and %d black knights (1), expected %d of each"
                      % (place, counts["0"], counts["1"], OF_A_COLOUR))
