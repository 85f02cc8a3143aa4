package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;

/**
 * Compares {@code Case 1: value… Case 2: value…} case by case. As in testlib, the word is {@code
 * Case}, without a number sign.
 *
 * @param single whether a case has exactly one value
 */
record CaseSequence(TokenRule rule, boolean single) implements ComparisonRule {

  /** The kind of the next item. */
  private enum Event {
    /** The header of a case. */
    CASE,
    /** A value of the current case. */
    VALUE,
    /** A token that is not allowed here. */
    MALFORMED,
    /** The text ends where a header or a value is required. */
    CUT_OFF,
    END
  }

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    String wrong = unreadable(answer);
    if (wrong != null) {
      return ComparisonRule.badAnswer(wrong);
    }
    Cursor expected = new Cursor(answer);
    Cursor found = new Cursor(output);
    while (true) {
      Event due = expected.next();
      Event event = found.next();
      if (event == Event.MALFORMED) {
        return Judgement.wrong(Reason.MALFORMED_OUTPUT, found.fault());
      }
      if (event != due) {
        return otherCount(expected, due, found, event);
      }
      if (event == Event.END) {
        return Judgement.accepted();
      }
      if (event == Event.VALUE && !rule.same(expected.token, found.token)) {
        return different(expected, found);
      }
    }
  }

  @Override
  public String unreadable(byte[] text) {
    Cursor read = new Cursor(text);
    while (true) {
      Event event = read.next();
      if (event == Event.MALFORMED) {
        return read.fault();
      }
      if (event == Event.CUT_OFF) {
        return "ends inside case " + read.number;
      }
      if (event == Event.END) {
        return null;
      }
    }
  }

  private static Judgement different(Cursor expected, Cursor found) {
    String detail =
        "value %d of case %d is %s, expected %s (line %d)%s"
            .formatted(
                found.values,
                found.number,
                found.token.shownBeside(expected.token),
                expected.token.shownBeside(found.token),
                found.token.line(),
                found.token.firstDifference(expected.token));
    return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, detail);
  }

  /** For when one side has more values or cases than the other. */
  private static Judgement otherCount(Cursor expected, Event due, Cursor found, Event event) {
    if (event == Event.VALUE) {
      return extra(
          "case %d has more than %s (line %d)"
              .formatted(found.number, Counted.of(found.values - 1, "value"), found.token.line()));
    }
    if (due == Event.END) {
      return extra(
          expected.number == 0
              ? "the output has cases, expected none"
              : "the output goes on after case " + expected.number + ", the last one expected");
    }
    if (event == Event.CASE) {
      return missing(
          "case %d has only %s (line %d)"
              .formatted(
                  expected.number, Counted.of(expected.values - 1, "value"), found.token.line()));
    }
    return missing(
        found.number == 0 ? "the output has no cases" : "the output ends in case " + found.number);
  }

  private static Judgement extra(String detail) {
    return Judgement.wrong(Reason.EXTRA_OUTPUT, detail);
  }

  private static Judgement missing(String detail) {
    return Judgement.wrong(Reason.MISSING_OUTPUT, detail);
  }

  /** Reads the cases, which are numbered from 1 without gaps; no value is the word {@code Case}. */
  private final class Cursor {

    private static final String HEAD = "Case";

    private final TokenCursor token;

    /** The number of the current case; 0 before the first. */
    private int number;

    /** Number of values of the current case read so far. */
    private int values;

    private String wanted = "";

    Cursor(byte[] text) {
      this.token = new TokenCursor(text, Blanks.TESTLIB);
    }

    /** Advances to the next header or value. */
    Event next() {
      boolean valueDue = single && number > 0 && values == 0;
      boolean headDue = number == 0 || (single && values == 1);
      if (!token.next()) {
        return valueDue ? Event.CUT_OFF : Event.END;
      }
      if (!valueDue && token.word().equals(HEAD)) {
        return head();
      }
      if (headDue) {
        return malformed(HEAD);
      }
      values++;
      return rule.fits(token) ? Event.VALUE : malformed(rule.form());
    }

    private Event head() {
      number++;
      values = 0;
      String label = number + ":";
      if (!token.next()) {
        return Event.CUT_OFF;
      }
      return token.word().equals(label) ? Event.CASE : malformed(label);
    }

    private Event malformed(String form) {
      wanted = form;
      return Event.MALFORMED;
    }

    /** What is wrong with the current token. */
    String fault() {
      return token.isNot(wanted);
    }
  }
}
