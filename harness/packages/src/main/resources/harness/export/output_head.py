#!/usr/bin/env python3
"""Output validator. Needs Python 3 and nothing else.

    validate.py INPUT ANSWER FEEDBACK_DIR [any_shortest] < OUTPUT

Exit code 42: accepted. 43: a wrong answer, and FEEDBACK_DIR/judgemessage.txt
says in one line which case is wrong and why. 3: the judge's own files are
broken, or the output is better than the judge's answer; judgeerror.txt says so.

Blank lines, blanks around an answer, CRLF and a missing last newline do not
matter. With any_shortest any shortest sequence is right where the problem asks
for a particular one.
"""
import collections
import os
import re
import sys

ACCEPTED, WRONG, JUDGE_ERROR = 42, 43, 3
QUOTED = 20


class Wrong(Exception):
    """An answer is wrong. The message is one line."""


class Better(Exception):
    """An answer is right, and better than the judge's."""


class Tokens:
    """The tokens of a text, split at whitespace."""

    def __init__(self, data):
        self.data = data
        self.found = re.finditer(rb"[^ \t-\r]+", data)
        self.at = 0

    def next(self):
        """The next token, or None at the end."""
        match = next(self.found, None)
        self.at = len(self.data) if match is None else match.start()
        return None if match is None else match.group().decode("latin-1")

    def malformed(self, token, expected):
        line = self.data.count(b"\n", 0, self.at) + 1
        column = self.at - (self.data.rfind(b"\n", 0, self.at) + 1) + 1
        found = "the output ends" if token is None else "found " + quote(token)
        return Wrong("line %d, column %d: %s, expected %s" % (line, column, found, expected))


def quote(text):
    """Output text for a message: printable, cut, one line."""
    shown = "".join(c if " " <= c <= "~" else "\\x%02x" % ord(c) for c in text[:QUOTED])
    return "'" + shown + ("...'" if len(text) > QUOTED else "'")


def moves_text(count):
    return "1 move" if count == 1 else "%d moves" % count


def enough_text(count):
    return moves_text(count) + (" suffices" if count == 1 else " suffice")


def compare_counts(mine, right, proven):
    """Counts of moves, -1 for no solution; proven means that mine has been replayed."""
    if mine == right:
        return
    if mine == -1:
        raise Wrong("says -1; %s" % enough_text(right))
    if right == -1 or mine < right:
        if proven:
            raise Better("a legal sequence of %s is better than the judge's %d"
                         % (moves_text(mine), right))
        raise Wrong("says %d; the right answer is %d" % (mine, right))
    raise Wrong("says %d; %s" % (mine, enough_text(right)))


