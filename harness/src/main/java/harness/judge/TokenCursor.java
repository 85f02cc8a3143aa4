package harness.judge;

import java.util.Arrays;

/** Walks over the tokens of a text. Copies nothing, so a text of any size costs no memory. */
final class TokenCursor {

  private final byte[] text;
  private final Blanks blanks;
  private final int limit;
  private int gap;
  private int from;
  private int to;
  private int count;

  /** Before the first token of a text. */
  TokenCursor(byte[] text, Blanks blanks) {
    this(text, 0, text.length, blanks);
  }

  /** Before the first token of a part of a text. */
  TokenCursor(byte[] text, int start, int limit, Blanks blanks) {
    this.text = text;
    this.blanks = blanks;
    this.limit = limit;
    this.gap = start;
    this.from = start;
    this.to = start;
  }

  /** Moves to the next token, or to the end when there is none. */
  boolean next() {
    gap = to;
    int i = to;
    while (i < limit && blanks.contains(text[i])) {
      i++;
    }
    from = i;
    while (i < limit && !blanks.contains(text[i])) {
      i++;
    }
    to = i;
    if (from == to) {
      return false;
    }
    count++;
    return true;
  }

  /** How many tokens this has come past, the current one included. */
  int count() {
    return count;
  }

  /** How many tokens there are in all; moves to the end. */
  int countAll() {
    while (next()) {}
    return count;
  }

  byte[] text() {
    return text;
  }

  /** Where the current token starts. */
  int from() {
    return from;
  }

  /** Where the current token ends, exclusive. */
  int to() {
    return to;
  }

  /** Whether the current token consists of the same bytes as another. */
  boolean sameBytes(TokenCursor other) {
    return Arrays.equals(text, from, to, other.text, other.from, other.to);
  }

  /** Whether the current token is an ASCII text. */
  boolean is(String ascii) {
    if (to - from != ascii.length()) {
      return false;
    }
    for (int i = 0; i < ascii.length(); i++) {
      if (text[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the blanks before the current token are the same bytes as before another's. */
  boolean sameGap(TokenCursor other) {
    return Arrays.equals(text, gap, from, other.text, other.gap, other.from);
  }

  /** Where the blanks before the current token start. */
  int gap() {
    return gap;
  }

  /** The line that the current token stands in, from 1. */
  int line() {
    return Wording.line(text, from);
  }

  /** The current token for a person. */
  String shown() {
    return Wording.shown(text, from, to);
  }
}
