package harness.judge;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tokens as the ICPC format's default validator compares them. With a tolerance, a token that is a
 * finite number in the answer, decimal or hexadecimal, is compared as one; every other token is
 * compared as a word. {@code nan}, {@code inf} and {@code 1e400} are words.
 *
 * @param absolute the maximum difference; negative for none
 * @param relative the maximum difference as a fraction of the expected value; negative for none
 */
record IcpcRule(boolean caseSensitive, double absolute, double relative) implements TokenRule {

  /** All flags, for messages. */
  static final String FLAGS =
      "case_sensitive, space_change_sensitive, float_tolerance E, float_absolute_tolerance E,"
          + " float_relative_tolerance E";

  /** As in C: the exponent is optional, but Java requires it. */
  private static final Pattern HEXADECIMAL =
      Pattern.compile(
          "[+-]?0[xX](\\p{XDigit}++\\.?+\\p{XDigit}*+|\\.\\p{XDigit}++)([pP][+-]?\\d++)?");

  /** The comparison that flags of the default validator select. */
  static ComparisonRule of(List<String> flags) {
    Flags read = new Flags();
    Iterator<String> rest = flags.iterator();
    while (rest.hasNext()) {
      read.take(rest.next(), rest);
    }
    TokenRule rule = new IcpcRule(read.caseSensitive, read.absolute, read.relative);
    return new TokenSequence(rule, Blanks.ISSPACE, false, read.sameBlanks);
  }

  @Override
  public String tolerance(TokenCursor expected) {
    if (!isNumber(expected)) {
      return "";
    }
    String close = absolute >= 0 ? " within " + absolute : "";
    String share = relative >= 0 ? " within a relative error of " + relative : "";
    return absolute >= 0 && relative >= 0 ? close + " or" + share : close + share;
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    if (isNumber(expected)) {
      double right = value(expected);
      double error = Math.abs(right - value(found)); // NaN for a word
      return error <= absolute || error <= relative * Math.abs(right);
    }
    return (caseSensitive ? WordRule.EXACT : WordRule.ANY_CASE).same(expected, found);
  }

  private boolean isNumber(TokenCursor token) {
    return (absolute >= 0 || relative >= 0) && !Double.isNaN(value(token));
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

  /** Flags as they are read. */
  private static final class Flags {

    private boolean caseSensitive;
    private boolean sameBlanks;
    private double absolute = -1;
    private double relative = -1;

    private void take(String flag, Iterator<String> rest) {
      switch (flag) {
        case "case_sensitive" -> caseSensitive = true;
        case "space_change_sensitive" -> sameBlanks = true;
        case "float_absolute_tolerance" -> absolute = number(flag, rest);
        case "float_relative_tolerance" -> relative = number(flag, rest);
        case "float_tolerance" -> {
          absolute = number(flag, rest);
          relative = absolute;
        }
        default ->
            throw new IllegalArgumentException(
                "the default validator has no flag '" + flag + "'; expected " + FLAGS);
      }
    }

    private static double number(String flag, Iterator<String> rest) {
      String text = rest.hasNext() ? rest.next() : "";
      try {
        double value = Double.parseDouble(text);
        if (value >= 0 && Double.isFinite(value)) {
          return value;
        }
      } catch (NumberFormatException expected) {
        // reported below
      }
      throw new IllegalArgumentException(
          flag + " needs a number of at least 0" + (text.isEmpty() ? "" : ", not '" + text + "'"));
    }
  }
}
