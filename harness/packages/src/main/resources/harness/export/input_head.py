#!/usr/bin/env python3
"""Input validator. Needs Python 3 and nothing else.

    validate.py [--max-cases K] < INPUT

Exit code 42: the input is valid. 43: it is invalid, and one line on standard
error says where (line and column from 1) and what was expected. 3: it cannot be
read.

Lines may end in LF or CRLF. Blanks at the end of a line, blank lines at the end
of the file and a missing last newline are accepted. Everything else must be
exact.
"""
import re
import sys

VALID, INVALID, UNREADABLE = 42, 43, 3
MAX_BYTES = 64 << 20
QUOTED = 20
END = ""


class Invalid(Exception):
    """The input is invalid. The message is one line: where, what was found, what was expected."""

    def __init__(self, line, column, problem):
        super().__init__("line %d, column %d: %s" % (line, column, problem))
        self.line, self.column = line, column


class Reader:
    """The input, character by character. The end of a line reads as a newline."""

    def __init__(self, data):
        if data.endswith(b"\r"):
            data = data[:-1] + b"\n"
        self.text = data.replace(b"\r\n", b"\n").decode("latin-1")
        self.at, self.line, self.column = 0, 1, 1

    def peek(self):
        return self.text[self.at] if self.at < len(self.text) else END

    def read(self):
        taken = self.peek()
        if taken == "\n":
            self.line, self.column = self.line + 1, 1
        elif taken != END:
            self.column += 1
        self.at += taken != END
        return taken

    def unexpected(self, expected):
        names = {END: "the end of the file", "\n": "the end of the line",
                 "\r": "a carriage return inside a line", " ": "a space", "\t": "a tab"}
        found = names.get(self.peek()) or quote(self.peek())
        return Invalid(self.line, self.column, "found %s, expected %s" % (found, expected))

    def expect_space(self, expected):
        if self.peek() != " ":
            raise self.unexpected(expected)
        self.read()

    def expect_integer(self, what, low, high):
        """An integer without plus sign or leading zeros, up to a blank."""
        expected = "%s, an integer from %d to %d" % (what, low, high)
        if self.peek() in (" ", "\t", "\n", END):
            raise self.unexpected(expected)
        line, column, token = self.line, self.column, ""
        while self.peek() not in (" ", "\t", "\n", END) and len(token) <= QUOTED:
            token += self.read()
        if re.fullmatch("0|-?[1-9][0-9]{0,17}", token) and low <= int(token) <= high:
            return int(token)
        raise Invalid(line, column, "found %s, expected %s" % (quote(token), expected))

    def expect_end_of_line(self, expected):
        while self.peek() in (" ", "\t"):
            self.read()
        if self.peek() not in ("\n", END):
            raise self.unexpected(expected)
        self.read()

    def expect_end_of_file(self, expected):
        while self.peek() in (" ", "\t", "\n"):
            self.read()
        if self.peek() != END:
            raise self.unexpected(expected)


def quote(text):
    """Input text for a message: printable, cut, one line."""
    shown = "".join(c if " " <= c <= "~" else "\\x%02x" % ord(c) for c in text[:QUOTED])
    return "'" + shown + ("...'" if len(text) > QUOTED else "'")


