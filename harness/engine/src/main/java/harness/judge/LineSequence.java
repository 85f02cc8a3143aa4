package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Arrays;

/**
 * Compares line by line. Empty lines at the end of either text are ignored.
 *
 * @param equality what two lines must have in common
 */
record LineSequence(Equality equality) implements ComparisonRule {

  /** When two lines are the same. */
  enum Equality {
    /** All bytes. */
    BYTES,
    /** All bytes up to the blanks at the end. */
    TRIMMED,
    /** The tokens. */
    TOKENS
  }

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    Line expected = new Line(answer);
    Line found = new Line(output);
    while (!expected.isLast()) {
      expected.next();
      if (expected.isEmpty() && expected.isLast()) {
        break;
      }
      found.next();
      if (!same(expected, found)) {
        boolean ended = !found.toTheEnd().next() && expected.toTheEnd().next();
        return ended ? missing(expected) : different(expected, found);
      }
    }
    TokenCursor rest = new TokenCursor(output, found.rest, output.length, Blanks.TESTLIB);
    return rest.next() ? extra(found, rest) : Judgement.accepted();
  }

  @Override
  public String unreadable(byte[] text) {
    return null;
  }

  private boolean same(Line expected, Line found) {
    return switch (equality) {
      case BYTES -> expected.sameBytes(found);
      case TRIMMED -> expected.sameTrimmed(found);
      case TOKENS -> differentToken(expected, found) == null;
    };
  }

  private Judgement different(Line expected, Line found) {
    String token = differentToken(expected, found);
    if (token == null) {
      String detail =
          "line %d is %s, expected %s: only whitespace differs"
              .formatted(found.count, found.shown(), expected.shown());
      return Judgement.wrong(Reason.PRESENTATION, detail);
    }
    return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, token);
  }

  /** The first difference between the tokens of two lines; null if there is none. */
  private static String differentToken(Line expectedLine, Line foundLine) {
    TokenCursor expected = expectedLine.tokens();
    TokenCursor found = foundLine.tokens();
    while (true) {
      boolean more = expected.next();
      boolean printed = found.next();
      if (!more && !printed) {
        return null;
      }
      if (more != printed) {
        return "line %d has %s, expected %d"
            .formatted(foundLine.count, Counted.of(found.countAll(), "token"), expected.countAll());
      }
      if (!expected.sameBytes(found)) {
        return "token %d of line %d is %s, expected %s%s"
            .formatted(
                found.count(),
                foundLine.count,
                found.shownBeside(expected),
                expected.shownBeside(found),
                found.firstDifference(expected));
      }
    }
  }

  private static Judgement missing(Line expected) {
    int printed = expected.count - 1;
    while (!expected.isLast()) {
      expected.next();
    }
    String detail =
        "the output has %s, expected %d"
            .formatted(printed == 0 ? "no lines" : Counted.of(printed, "line"), expected.count);
    return Judgement.wrong(Reason.MISSING_OUTPUT, detail);
  }

  private static Judgement extra(Line found, TokenCursor rest) {
    String after =
        found.count == 0 ? "expected no output" : "expected nothing after line " + found.count;
    String detail = after + ", found " + rest.shown() + " (line " + rest.line() + ")";
    return Judgement.wrong(Reason.EXTRA_OUTPUT, detail);
  }

  /**
   * Iterates over lines. A line ends at a line feed, optionally preceded by a carriage return, or
   * at the end of the text; a carriage return elsewhere is part of its line. As in testlib, the
   * last line is followed by endless empty lines.
   */
  private static final class Line {

    private final byte[] text;
    private int from;
    private int to;

    /** The position after the current line. */
    private int rest;

    /** The number of the current line, from 1. */
    private int count;

    Line(byte[] text) {
      this.text = text;
    }

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

    boolean isEmpty() {
      return from == to;
    }

    boolean sameBytes(Line other) {
      return Arrays.equals(text, from, to, other.text, other.from, other.to);
    }

    boolean sameTrimmed(Line other) {
      return Arrays.equals(text, from, trimmed(), other.text, other.from, other.trimmed());
    }

    /** The position after the last byte of the current line that is no blank. */
    private int trimmed() {
      int end = to;
      while (end > from && (text[end - 1] == ' ' || text[end - 1] == '\t')) {
        end--;
      }
      return end;
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
}
