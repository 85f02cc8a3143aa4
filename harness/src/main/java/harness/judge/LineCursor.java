package harness.judge;

import java.util.Arrays;

/**
 * Walks over the lines of a text. A line ends at a line feed, which a carriage return may precede,
 * or at the end of the text; a carriage return elsewhere is part of its line. After the last line
 * come empty ones without end, as testlib reads them.
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

  /** Moves to the next line. */
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

  /** Where the text after the current line starts. */
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

  /** Before the first token of the current line. */
  TokenCursor tokens() {
    return new TokenCursor(text, from, to, Blanks.ISSPACE);
  }

  /** Before the first token of the current line and all that follow. */
  TokenCursor toTheEnd() {
    return new TokenCursor(text, from, text.length, Blanks.TESTLIB);
  }

  /** The current line for a person. */
  String shown() {
    return Wording.quoted(text, from, to);
  }
}
