KNOBS = 12
STATES = 4


def read_input(reader):
    """One instance: a line for each knob. Returns 1."""
    for knob in range(1, KNOBS + 1):
        read_knob(reader, knob)
    reader.expect_end_of_file("the end of the file after 12 lines")
    return 1


def read_knob(reader, knob):
    reader.expect_integer("the state of knob %d" % knob, 1, STATES)
    for state in range(1, STATES + 1):
        what = "the knob that knob %d drags along from state %d" % (knob, state)
        reader.expect_space("a space and " + what)
        line, column = reader.line, reader.column
        if reader.expect_integer(what, 1, KNOBS) == knob:
            raise Invalid(line, column, "knob %d drags itself from state %d, expected another knob"
                          % (knob, state))
    reader.expect_end_of_line("the end of the line after five numbers")
