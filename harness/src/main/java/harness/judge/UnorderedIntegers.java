package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Arrays;

/** Compares 64-bit integers in any order; each value must occur the same number of times. */
final class UnorderedIntegers implements ComparisonRule {

  private static final int FIRST_SIZE = 64;

  /** A token is not an integer. */
  private static final class Malformed extends Exception {
    private static final long serialVersionUID = 1L;

    Malformed(TokenCursor token) {
      super(TokenSequence.malformed(token, IntegerRule.INT64), null, false, false);
    }
  }

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    long[] expected;
    try {
      expected = sorted(answer);
    } catch (Malformed bad) {
      return ComparisonRule.badAnswer(bad.getMessage());
    }
    try {
      return compare(sorted(output), expected);
    } catch (Malformed bad) {
      return Judgement.wrong(Reason.MALFORMED_OUTPUT, bad.getMessage());
    }
  }

  private static long[] sorted(byte[] text) throws Malformed {
    long[] values = new long[FIRST_SIZE];
    TokenCursor token = new TokenCursor(text, Blanks.TESTLIB);
    while (token.next()) {
      if (!IntegerRule.INT64.fits(token)) {
        throw new Malformed(token);
      }
      if (token.count() > values.length) {
        values = Arrays.copyOf(values, 2 * values.length);
      }
      values[token.count() - 1] = IntegerRule.value(token);
    }
    long[] all = Arrays.copyOf(values, token.count());
    Arrays.sort(all);
    return all;
  }

  private static Judgement compare(long[] found, long[] expected) {
    int same = Arrays.mismatch(found, expected);
    if (same < 0) {
      return Judgement.accepted();
    }
    long value = same < found.length ? found[same] : expected[same];
    if (same < expected.length) {
      value = Math.min(value, expected[same]);
    }
    String detail =
        "the output has %s, expected %d; %d occurs %s, expected %s"
            .formatted(
                found.length == 0 ? "no numbers" : Counted.of(found.length, "number"),
                expected.length,
                value,
                times(found, value),
                times(expected, value));
    return Judgement.wrong(reason(found.length, expected.length), detail);
  }

  private static Reason reason(int found, int expected) {
    if (found == expected) {
      return Reason.DIFFERS_FROM_REFERENCE;
    }
    return found < expected ? Reason.MISSING_OUTPUT : Reason.EXTRA_OUTPUT;
  }

  private static String times(long[] values, long value) {
    return Counted.of(Arrays.stream(values).filter(each -> each == value).count(), "time");
  }
}
