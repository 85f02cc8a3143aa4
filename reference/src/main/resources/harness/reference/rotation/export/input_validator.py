CELLS = 24
OF_A_NUMBER = 8


def read_input(reader):
    """Boards, then a line with 0. Returns how many boards there are."""
    boards = 0
    while reader.peek() != "0":
        read_board(reader)
        boards += 1
    reader.read()
    reader.expect_end_of_line("the end of the line after the 0 that ends the input")
    reader.expect_end_of_file("the end of the file after the line with 0")
    return boards


def read_board(reader):
    line = reader.line
    counts = {"1": 0, "2": 0, "3": 0}
    for cell in range(CELLS):
        which = "number %d of %d (1, 2 or 3)" % (cell + 1, CELLS)
        if cell > 0:
            reader.expect_space("a space and " + which)
        if reader.peek() not in counts:
            raise reader.unexpected(
                which if cell > 0 else "a board, or a line with 0 to end the input")
        counts[reader.read()] += 1
    reader.expect_end_of_line("the end of the line after %d numbers" % CELLS)
    if any(count != OF_A_NUMBER for count in counts.values()):
        raise Invalid(line, 1, "found %d ones, %d twos and %d threes, expected %d of each"
                      % (counts["1"], counts["2"], counts["3"], OF_A_NUMBER))
