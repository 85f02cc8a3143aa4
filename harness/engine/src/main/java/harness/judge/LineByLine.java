package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.judge.BrokenLines.Skipped;
import org.jspecify.annotations.Nullable;

/**
 * Compares line by line, as the checkers of DMOJ's judge do.
 *
 * @param skipped lines that do not count
 */
record LineByLine(Skipped skipped, LineRule rule) implements ComparisonRule {

  /** When two lines are the same. */
  interface LineRule {

    /** How a line differs from the expected one, in words; null if it does not. */
    @Nullable String difference(BrokenLines expected, BrokenLines found);
  }

  /** Lines are the same if their tokens are. */
  record ByTokens(TokenRule rule) implements LineRule {

    @Override
    public @Nullable String difference(BrokenLines expectedLine, BrokenLines foundLine) {
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
        if (!rule.same(expected, found)) {
          return "token %d of line %d is %s, expected %s%s%s"
              .formatted(
                  found.count(),
                  foundLine.count(),
                  found.shownBeside(expected),
                  expected.shownBeside(found),
                  rule.tolerance(expected),
                  found.firstDifference(expected));
        }
      }
    }
  }

  /**
   * Lines are the same if their bytes are, but for blanks at the end.
   *
   * @param left whether blanks at the start do not matter either
   */
  record Stripped(boolean left) implements LineRule {

    @Override
    public @Nullable String difference(BrokenLines expected, BrokenLines found) {
      return expected.isStrippedSame(found, left)
          ? null
          : "line %d is %s, expected %s".formatted(found.count(), found.shown(), expected.shown());
    }
  }

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    BrokenLines expected = new BrokenLines(answer, skipped);
    BrokenLines found = new BrokenLines(output, skipped);
    while (true) {
      boolean more = expected.next();
      boolean printed = found.next();
      if (more != printed) {
        return otherNumber(expected, found, printed);
      }
      if (!more) {
        return Judgement.accepted();
      }
      String difference = rule.difference(expected, found);
      if (difference != null) {
        return Judgement.wrong(Reason.DIFFERS_FROM_REFERENCE, difference);
      }
    }
  }

  private static Judgement otherNumber(BrokenLines expected, BrokenLines found, boolean printed) {
    return Judgement.wrong(
        printed ? Reason.EXTRA_OUTPUT : Reason.MISSING_OUTPUT,
        "the output has %s, expected %d"
            .formatted(Counted.of(found.countAll(), "line"), expected.countAll()));
  }

  @Override
  public @Nullable String unreadable(byte[] text) {
    return null;
  }
}
