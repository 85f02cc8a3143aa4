package harness.judge;

import java.util.regex.Pattern;

/**
 * The tolerance of the legacy ICPC format, whose default validator reads numbers as C does: also
 * hexadecimal ones. {@code nan}, {@code inf} and {@code 1e400} are words.
 *
 * @param absolute the maximum difference; null for none
 * @param relative the maximum difference as a fraction of the expected value; null for none
 */
record LegacyTolerance(Double absolute, Double relative) implements IcpcTolerance {

  /** As in C: the exponent is optional, but Java requires it. */
  private static final Pattern HEXADECIMAL =
      Pattern.compile(
          "[+-]?0[xX](\\p{XDigit}++\\.?+\\p{XDigit}*+|\\.\\p{XDigit}++)([pP][+-]?\\d++)?");

  /** A tolerance; null if there is none. */
  static IcpcTolerance of(String absolute, String relative) {
    return absolute == null && relative == null
        ? null
        : new LegacyTolerance(value(absolute), value(relative));
  }

  private static Double value(String text) {
    return text == null ? null : Double.valueOf(text);
  }

  @Override
  public boolean isNumber(TokenCursor expected) {
    return !Double.isNaN(value(expected));
  }

  @Override
  public boolean allows(TokenCursor expected, TokenCursor found) {
    double right = value(expected);
    double error = Math.abs(right - value(found)); // NaN for a word
    return (absolute != null && error <= absolute)
        || (relative != null && error <= relative * Math.abs(right));
  }

  /** The value of a finite number, otherwise NaN. */
  private static double value(TokenCursor token) {
    String word = token.word();
    double value = Double.NaN;
    if (RealRule.isDecimal(token)) {
      value = Double.parseDouble(word);
    } else if (HEXADECIMAL.matcher(word).matches()) {
      boolean hasExponent = word.indexOf('p') >= 0 || word.indexOf('P') >= 0;
      value = Double.parseDouble(hasExponent ? word : word + "p0");
    }
    return Double.isInfinite(value) ? Double.NaN : value;
  }

  @Override
  public String shown() {
    return IcpcTolerance.shown(absolute, relative);
  }
}
