package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Compares all bytes of two texts, as the checkers {@code identical} and {@code easy} of DMOJ's
 * judge do.
 */
enum SameBytes implements ComparisonRule {
  /** In order. An answer without a line feed at its end is compared as if it had one. */
  OF_LINES {
    @Override
    public Judgement compare(byte[] output, byte[] answer) {
      int size = answer.length;
      boolean isComplete = size == 0 || answer[size - 1] == '\n';
      boolean same =
          isComplete
              ? Arrays.equals(output, answer)
              : output.length == size + 1
                  && output[size] == '\n'
                  && Arrays.equals(output, 0, size, answer, 0, size);
      return same ? Judgement.accepted() : different(output, answer);
    }
  },
  /** In order. */
  OF_BINARY_FILES {
    @Override
    public Judgement compare(byte[] output, byte[] answer) {
      return Arrays.equals(output, answer) ? Judgement.accepted() : different(output, answer);
    }
  },
  /** In any order, without blanks, and without regard to the case of ASCII letters. */
  IN_ANY_ORDER {
    @Override
    public Judgement compare(byte[] output, byte[] answer) {
      int[] found = counts(output);
      int[] expected = counts(answer);
      int same = Arrays.mismatch(found, expected);
      if (same < 0) {
        return Judgement.accepted();
      }
      byte[] one = {(byte) same};
      return Judgement.wrong(
          Reason.DIFFERS_FROM_REFERENCE,
          "the output has %d times %s in any case, expected %d"
              .formatted(found[same], Wording.quoted(one, 0, 1), expected[same]));
    }
  };

  private static final int BYTES = 256;

  private static int[] counts(byte[] text) {
    int[] counts = new int[BYTES];
    for (byte each : text) {
      if (!Blanks.ISSPACE.contains(each)) {
        counts[each >= 'A' && each <= 'Z' ? each - 'A' + 'a' : each & 0xff]++;
      }
    }
    return counts;
  }

  private static Judgement different(byte[] output, byte[] answer) {
    boolean onlyBlanks = TokenSequence.of(WordRule.EXACT).compare(output, answer).isAccepted();
    int same = Arrays.mismatch(output, answer);
    return Judgement.wrong(
        onlyBlanks ? Reason.PRESENTATION : Reason.DIFFERS_FROM_REFERENCE,
        same < 0
            ? "the output lacks the line feed at its end"
            : "the output differs from byte %d on%s"
                .formatted(same + 1, onlyBlanks ? ": only whitespace differs" : ""));
  }

  @Override
  public @Nullable String unreadable(byte[] text) {
    return null;
  }
}
