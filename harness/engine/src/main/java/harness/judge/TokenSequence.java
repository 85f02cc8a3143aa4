package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;

/**
 * Compares token by token. Before an output is blamed, the rest of the answer is read too: a
 * malformed answer proves nothing.
 *
 * @param single whether the answer must be exactly one token
 * @param sameBlanks whether the blanks between tokens must also be the same bytes
 */
record TokenSequence(TokenRule rule, Blanks blanks, boolean single, boolean sameBlanks)
    implements ComparisonRule {

  /** Any number of tokens. */
  static TokenSequence of(TokenRule rule) {
    return new TokenSequence(rule, Blanks.TESTLIB, false, false);
  }

  /** Exactly one token. */
  static TokenSequence one(TokenRule rule) {
    return new TokenSequence(rule, Blanks.TESTLIB, true, false);
  }

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    TokenCursor expected = new TokenCursor(answer, blanks);
    TokenCursor found = new TokenCursor(output, blanks);
    Judgement said = walk(expected, found);
    if (said.isAccepted() && !single) {
      return said;
    }
    String wrong = unreadable(answer);
    return wrong == null ? said : ComparisonRule.badAnswer(wrong);
  }

  private Judgement walk(TokenCursor expected, TokenCursor found) {
    while (true) {
      boolean more = expected.next();
      boolean printed = found.next();
      if (!more && printed) {
        return extra(expected, found);
      }
      if (more == printed && sameBlanks && !expected.sameGap(found)) {
        return otherBlanks(found);
      }
      if (!more) {
        return Judgement.accepted();
      }
      if (!rule.fits(expected)) {
        return ComparisonRule.badAnswer(expected.isNot(rule.form()));
      }
      if (!printed) {
        return missing(expected, found);
      }
      if (!rule.fits(found)) {
        return Judgement.wrong(Reason.MALFORMED_OUTPUT, found.isNot(rule.form()));
      }
      if (!rule.same(expected, found)) {
        return different(expected, found);
      }
    }
  }

  @Override
  public String unreadable(byte[] text) {
    if (!rule.isStrict() && !single) {
      return null;
    }
    TokenCursor expected = new TokenCursor(text, blanks);
    while (expected.next()) {
      if (!rule.fits(expected)) {
        return expected.isNot(rule.form());
      }
    }
    return single && expected.count() != 1
        ? Counted.of(expected.count(), "token") + ", expected 1"
        : null;
  }

  private Judgement different(TokenCursor expected, TokenCursor found) {
    String detail =
        "token %d is %s, expected %s%s (line %d)%s"
            .formatted(
                found.count(),
                found.shownBeside(expected),
                expected.shownBeside(found),
                rule.tolerance(expected),
                found.line(),
                found.firstDifference(expected));
    return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, detail);
  }

  private static Judgement missing(TokenCursor expected, TokenCursor found) {
    String had = found.count() == 0 ? "no tokens" : Counted.of(found.count(), "token");
    String detail = "the output has " + had + ", expected " + expected.countAll();
    return Judgement.wrong(Reason.MISSING_OUTPUT, detail);
  }

  private static Judgement extra(TokenCursor expected, TokenCursor found) {
    String first = "; the first extra one is " + found.shown() + " (line " + found.line() + ")";
    String all = Counted.of(found.countAll(), "token");
    String detail = "the output has " + all + ", expected " + expected.count() + first;
    return Judgement.wrong(Reason.EXTRA_OUTPUT, detail);
  }

  private static Judgement otherBlanks(TokenCursor found) {
    String detail =
        "whitespace %s differs (line %d)"
            .formatted(
                found.isAtEnd() ? "at the end of the output" : "before token " + found.count(),
                found.gapLine());
    return Judgement.wrong(Reason.PRESENTATION, detail);
  }
}
