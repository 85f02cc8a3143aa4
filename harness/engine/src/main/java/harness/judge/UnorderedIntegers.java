package harness.judge;

import harness.cases.Counted;
import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Arrays;
import java.util.stream.LongStream;

/** Compares 64-bit integers in any order; each value must occur the same number of times. */
final class UnorderedIntegers implements ComparisonRule {

  private static final TokenSequence INTEGERS = TokenSequence.of(IntegerRule.INT64);

  @Override
  public Judgement compare(byte[] output, byte[] answer) {
    String wrong = INTEGERS.unreadable(answer);
    if (wrong != null) {
      return ComparisonRule.badAnswer(wrong);
    }
    wrong = INTEGERS.unreadable(output);
    return wrong == null
        ? compare(sorted(output), sorted(answer))
        : Judgement.wrong(Reason.MALFORMED_OUTPUT, wrong);
  }

  @Override
  public String unreadable(byte[] text) {
    return INTEGERS.unreadable(text);
  }

  private static long[] sorted(byte[] text) {
    LongStream.Builder values = LongStream.builder();
    TokenCursor token = new TokenCursor(text, Blanks.TESTLIB);
    while (token.next()) {
      values.add(Long.parseLong(token.word()));
    }
    return values.build().sorted().toArray();
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
