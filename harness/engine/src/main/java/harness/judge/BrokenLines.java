package harness.judge;

import java.util.Arrays;

/**
 * Iterates over the lines of a text as DMOJ's judge splits it: at each line feed and each carriage
 * return, so that a text has one line more than it has such bytes.
 */
final class BrokenLines {

  /** Lines that are passed over. */
  enum Skipped {
    NONE,
    /** Those without any byte. */
    EMPTY,
    /** Those without a token. */
    BLANK
  }

  private final byte[] text;
  private final Skipped skipped;
  private int from;
  private int to = -1;
  private int count;

  BrokenLines(byte[] text, Skipped skipped) {
    this.text = text;
    this.skipped = skipped;
  }

  /** Advances to the next line that is not skipped; false if there is none. */
  boolean next() {
    while (to < text.length) {
      from = to + 1;
      to = from;
      while (to < text.length && text[to] != '\n' && text[to] != '\r') {
        to++;
      }
      if (!isSkipped()) {
        count++;
        return true;
      }
    }
    return false;
  }

  private boolean isSkipped() {
    return switch (skipped) {
      case NONE -> false;
      case EMPTY -> from == to;
      case BLANK -> !tokens().next();
    };
  }

  /** The number of lines so far, without those that were skipped. */
  int count() {
    return count;
  }

  /** The number of all lines; advances to the end. */
  int countAll() {
    while (next()) {}
    return count;
  }

  /** A cursor before the first token of the line. */
  TokenCursor tokens() {
    return new TokenCursor(text, from, to, Blanks.ISSPACE);
  }

  /** Whether two lines are the same bytes but for blanks at their ends. */
  boolean isStrippedSame(BrokenLines other, boolean left) {
    int start = left ? afterBlanks() : from;
    int otherStart = left ? other.afterBlanks() : other.from;
    int end = beforeBlanks(start);
    int otherEnd = other.beforeBlanks(otherStart);
    return Arrays.equals(text, start, end, other.text, otherStart, otherEnd);
  }

  private int afterBlanks() {
    int start = from;
    while (start < to && Blanks.ISSPACE.contains(text[start])) {
      start++;
    }
    return start;
  }

  private int beforeBlanks(int start) {
    int end = to;
    while (end > start && Blanks.ISSPACE.contains(text[end - 1])) {
      end--;
    }
    return end;
  }

  /** The line, for people. */
  String shown() {
    return Wording.quoted(text, from, to);
  }
}
