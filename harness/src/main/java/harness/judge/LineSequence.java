package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;

/**
 * Compares line by line. Empty lines at the end of either text are ignored.
 *
 * @param exact whether lines must be identical bytes rather than identical tokens
 */
record LineSequence(boolean exact) implements ComparisonRule {

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    LineCursor expected = new LineCursor(answer);
    LineCursor found = new LineCursor(output);
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
    TokenCursor rest = new TokenCursor(output, found.rest(), output.length, Blanks.TESTLIB);
    return rest.next() ? extra(found, rest) : Judgement.accepted();
  }

  private boolean same(LineCursor expected, LineCursor found) {
    return exact ? expected.sameBytes(found) : differentToken(expected, found) == null;
  }

  private Judgement different(LineCursor expected, LineCursor found) {
    String token = differentToken(expected, found);
    if (token == null) {
      String detail =
          "line %d is %s, expected %s: only whitespace differs"
              .formatted(found.count(), found.shown(), expected.shown());
      return Judgement.wrong(Reason.PRESENTATION, detail);
    }
    return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, token);
  }

  /** The first difference between the tokens of two lines; null if there is none. */
  private static String differentToken(LineCursor expectedLine, LineCursor foundLine) {
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
            .formatted(
                foundLine.count(), Counted.of(found.countAll(), "token"), expected.countAll());
      }
      if (!expected.sameBytes(found)) {
        return "token %d of line %d is %s, expected %s%s"
            .formatted(
                found.count(),
                foundLine.count(),
                found.shown(),
                expected.shown(),
                Wording.firstDifference(found, expected));
      }
    }
  }

  private static Judgement missing(LineCursor expected) {
    int printed = expected.count() - 1;
    while (!expected.isLast()) {
      expected.next();
    }
    String detail =
        "the output has %s, expected %d"
            .formatted(printed == 0 ? "no lines" : Counted.of(printed, "line"), expected.count());
    return Judgement.wrong(Reason.MISSING_OUTPUT, detail);
  }

  private static Judgement extra(LineCursor found, TokenCursor rest) {
    String after =
        found.count() == 0 ? "expected no output" : "expected nothing after line " + found.count();
    String detail = after + ", found " + rest.shown() + " (line " + rest.line() + ")";
    return Judgement.wrong(Reason.EXTRA_OUTPUT, detail);
  }
}
