package harness.jury;

import harness.process.Cause;
import harness.process.RunResult;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a testlib checker gives instead of a verdict: points ({@code quitp}) or a fraction of the
 * full score ({@code _pc}).
 *
 * @param text for people
 */
record Points(double value, String text) {

  private static final int POINTS = 7;

  /** Exit codes from here on say how much of an output is right, in up to 200 steps. */
  private static final int PARTIALLY = 16;

  private static final int MOST_PARTS = 200;
  private static final Pattern NUMBER =
      Pattern.compile("^(?:points\\s+)?(-?[0-9]+(?:\\.[0-9]+)?)\\b");

  /** The points from a run; null if it gave a verdict or failed. */
  static Points of(RunResult result) {
    int code = result.report().exitCode();
    if (result.report().cause() != Cause.EXIT || result.report().diedOfException()) {
      return null;
    }
    String said = JuryProgram.complaint(result);
    if (code == POINTS) {
      Matcher number = NUMBER.matcher(said);
      return number.find() ? new Points(Double.parseDouble(number.group(1)), said) : null;
    }
    int parts = code - PARTIALLY;
    return parts >= 0 && parts <= MOST_PARTS
        ? new Points(parts, said.isEmpty() ? "partially correct (" + parts + ")" : said)
        : null;
  }

  /** The number as text. */
  String shown() {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
