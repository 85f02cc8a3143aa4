package harness.judge;

import java.util.Arrays;

/**
 * Iterates over the lines of a text. A line ends at a line feed, optionally preceded by a carriage
 * return, or at the end of the text; a carriage return elsewhere is part of its line. As in
 * testlib, the last line is followed by endless empty lines.
 */
final class LineCursor {

  private final byte[] text;
  private int from;
  private int to;
  private int rest;
  private int count;

  LineCursor(byte[] text) {
    this.text = text;
  }

  /** Advances to the next line. */
  void next() {
    from = rest;
    int end = from;
    while (end < text.length && text[end] != '\n') {
      end++;
    }
    rest = Math.min(end + 1, text.length);
    boolean carriageReturn = end < text.length && end > from && text[end - 1] == '\r';
    to = carriageReturn ? end - 1 : end;
    count++;
  }

  /** Whether nothing comes after the current line. */
  boolean isLast() {
    return rest == text.length;
  }

  /** The position after the current line. */
  int rest() {
    return rest;
  }

  /** The number of the current line, from 1. */
  int count() {
    return count;
  }

  boolean isEmpty() {
    return from == to;
  }

  boolean sameBytes(LineCursor other) {
    return Arrays.equals(text, from, to, other.text, other.from, other.to);
  }

  /** A cursor before the first token of the current line. */
  TokenCursor tokens() {
    return new TokenCursor(text, from, to, Blanks.ISSPACE);
  }

  /** A cursor before the first token of the current line, running to the end of the text. */
  TokenCursor toTheEnd() {
    return new TokenCursor(text, from, text.length, Blanks.TESTLIB);
  }

  /** The current line, for people. */
  String shown() {
    return Wording.quoted(text, from, to);
  }
}
