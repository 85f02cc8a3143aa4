package harness.judge;

/**
 * Doubles within a tolerance, read and compared as in testlib: decimal, with or without an
 * exponent, a leading {@code +} allowed; no {@code nan}, no {@code inf}, no hexadecimal digits.
 * {@code 1e}, which testlib reads as 1 where the C library does, is always rejected. {@code 1e400}
 * is infinite, and equals only infinite values with the same sign.
 *
 * @param epsilon the maximum difference
 * @param written {@code epsilon} as shown to people
 * @param relative whether a difference of this fraction of the expected value is also allowed; then
 *     testlib treats everything beyond 1e300 as infinite
 */
record RealRule(double epsilon, String written, boolean relative) implements TokenRule {

  /** The margin that testlib adds to each tolerance. */
  private static final double MARGIN = 1e-15;

  private static final double INFINITE = 1e300;

  /** Whether a token is a decimal number: one side of the point may be empty. */
  static boolean isDecimal(TokenCursor token) {
    int sign = isSign(token, 0) ? 1 : 0;
    int point = token.afterDigits(sign);
    int end = point;
    int digits = point - sign;
    if (point < token.length() && token.at(point) == '.') {
      end = token.afterDigits(point + 1);
      digits += end - point - 1;
    }
    return digits > 0 && (end == token.length() || isExponent(token, end));
  }

  private static boolean isExponent(TokenCursor token, int start) {
    int digits = start + (isSign(token, start + 1) ? 2 : 1);
    return (token.at(start) == 'e' || token.at(start) == 'E')
        && digits < token.length()
        && token.afterDigits(digits) == token.length();
  }

  private static boolean isSign(TokenCursor token, int place) {
    return place < token.length() && (token.at(place) == '+' || token.at(place) == '-');
  }

  /** The value of a decimal token; infinite if it is too large for a double, as in C. */
  private static double value(TokenCursor token) {
    return Double.parseDouble(token.word());
  }

  @Override
  public String form() {
    return "a number";
  }

  @Override
  public boolean isStrict() {
    return true;
  }

  @Override
  public boolean fits(TokenCursor token) {
    return isDecimal(token);
  }

  @Override
  public String tolerance(TokenCursor expected) {
    return " within " + written;
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    double right = value(expected);
    double value = value(found);
    double allowed = epsilon + MARGIN;
    if (!relative) {
      return right == value || Math.abs(right - value) <= allowed;
    }
    if (isInfinite(right) || isInfinite(value)) {
      return isInfinite(right) && isInfinite(value) && right > 0 == value > 0;
    }
    return Math.abs(value - right) <= allowed
        || between(value, right * (1 - allowed), right * (1 + allowed));
  }

  private static boolean between(double value, double one, double other) {
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }

  private static boolean isInfinite(double value) {
    return Math.abs(value) > INFINITE;
  }
}
