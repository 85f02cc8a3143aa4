package harness.judge;

import harness.cases.Printable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Iterates over the tokens of a text, none of which is copied unless it is asked for. */
final class TokenCursor {

  private final byte[] text;
  private final Blanks blanks;
  private final int limit;
  private int gap;
  private int from;
  private int to;
  private int count;

  TokenCursor(byte[] text, Blanks blanks) {
    this(text, 0, text.length, blanks);
  }

  /** Starts before the first token of a part of a text. */
  TokenCursor(byte[] text, int start, int limit, Blanks blanks) {
    this.text = text;
    this.blanks = blanks;
    this.limit = limit;
    this.gap = start;
    this.from = start;
    this.to = start;
  }

  /** Advances to the next token, or to the end if there is none. */
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

  /** Number of tokens read so far, including the current one. */
  int count() {
    return count;
  }

  /** Total number of tokens; advances to the end. */
  int countAll() {
    while (next()) {}
    return count;
  }

  /** Whether all tokens were read. */
  boolean isAtEnd() {
    return from == to;
  }

  /** Whether two current tokens are the same bytes. */
  boolean sameBytes(TokenCursor other) {
    return Arrays.equals(text, from, to, other.text, other.from, other.to);
  }

  /** Whether they are the same but for the case of ASCII letters, as in the C locale. */
  boolean sameInAnyCase(TokenCursor other) {
    if (to - from != other.to - other.from) {
      return false;
    }
    for (int i = 0; i < to - from; i++) {
      if (upper(text[from + i]) != upper(other.text[other.from + i])) {
        return false;
      }
    }
    return true;
  }

  private static int upper(byte each) {
    return each >= 'a' && each <= 'z' ? each - 'a' + 'A' : each;
  }

  /** Number of bytes of the current token. */
  int length() {
    return to - from;
  }

  /** A byte of the current token, from 0. */
  byte at(int place) {
    return text[from + place];
  }

  /** The position after the digits that begin at a position of the current token. */
  int afterDigits(int place) {
    int after = place;
    while (after < length() && at(after) >= '0' && at(after) <= '9') {
      after++;
    }
    return after;
  }

  /** The current token, with one character for each byte. */
  String word() {
    return new String(text, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** Whether the blanks before both are the same bytes. */
  boolean sameGap(TokenCursor other) {
    return Arrays.equals(text, gap, from, other.text, other.gap, other.from);
  }

  /** The line of the blanks before the current token, from 1. */
  int gapLine() {
    return line(gap);
  }

  /** The line of the current token, from 1. */
  int line() {
    return line(from);
  }

  private int line(int place) {
    int line = 1;
    for (int i = 0; i < place; i++) {
      if (text[i] == '\n') {
        line++;
      }
    }
    return line;
  }

  /** The current token, for people. */
  String shown() {
    return Wording.shown(text, from, to);
  }

  /** The current token next to another one, such that a difference can be seen. */
  String shownBeside(TokenCursor other) {
    return Printable.apart(shown(), other.shown());
  }

  /** Where the expected token first differs, if a cut hides the difference; otherwise empty. */
  String firstDifference(TokenCursor expected) {
    if (to - from <= Wording.SHOWN && expected.to - expected.from <= Wording.SHOWN) {
      return "";
    }
    int same = Arrays.mismatch(text, from, to, expected.text, expected.from, expected.to);
    return "; they first differ at byte " + (same + 1);
  }

  /** What is wrong with the current token if it should have another form. */
  String isNot(String form) {
    return "token %d is %s, expected %s (line %d)".formatted(count, shown(), form, line());
  }
}
