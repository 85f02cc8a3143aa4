package harness.judge;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/** Outputs that differ from the reference's only in the last places of decimals. */
public final class CloseDecimals {

  private static final StandardComparison NUMBERS = StandardComparison.named("rcmp6");
  private static final StandardComparison WITH_WORDS =
      StandardComparison.icpc(List.of("case_sensitive", "float_tolerance", "1e-6"));

  private CloseDecimals() {}

  /** The comparison that an output would pass if only its decimals differ; otherwise empty. */
  public static Optional<StandardComparison> passed(String output, String answer) {
    StringTokenizer said = new StringTokenizer(output);
    StringTokenizer right = new StringTokenizer(answer);
    boolean hasNumbersOnly = true;
    while (said.hasMoreTokens() && right.hasMoreTokens()) {
      String one = said.nextToken();
      String other = right.nextToken();
      boolean isClose = isWithin(NUMBERS, one, other);
      hasNumbersOnly &= isClose;
      if (!one.equals(other) && !(isClose && (one + other).contains("."))) {
        return Optional.empty();
      }
    }
    if (said.hasMoreTokens() || right.hasMoreTokens()) {
      return Optional.empty();
    }
    return Optional.of(hasNumbersOnly ? NUMBERS : WITH_WORDS)
        .filter(comparison -> isWithin(comparison, output, answer));
  }

  private static boolean isWithin(StandardComparison comparison, String output, String answer) {
    return comparison
        .compare(
            output.getBytes(StandardCharsets.ISO_8859_1),
            answer.getBytes(StandardCharsets.ISO_8859_1))
        .isAccepted();
  }
}
