package harness.judge;

/**
 * Doubles within a tolerance, as testlib reads and compares them: decimal, with or without an
 * exponent, a leading {@code +} allowed; no {@code nan}, no {@code inf}, no hexadecimal digits.
 * {@code 1e}, which testlib takes for 1 where the C library does, is refused everywhere. {@code
 * 1e400} is infinite, and equals only what is infinite with the same sign.
 *
 * @param epsilon the largest difference allowed
 * @param written the same for a person
 * @param relative whether a difference of this share of the expected value is allowed too; then
 *     testlib takes everything beyond 1e300 for infinite
 */
record RealRule(double epsilon, String written, boolean relative) implements TokenRule {

  /** What testlib adds to each tolerance. */
  private static final double MARGIN = 1e-15;

  private static final double INFINITE = 1e300;

  @Override
  public String form() {
    return "a number";
  }

  @Override
  public boolean fits(TokenCursor token) {
    return Reals.isDecimal(token);
  }

  @Override
  public String tolerance(TokenCursor expected) {
    return " within " + written;
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    double right = Reals.value(expected);
    double value = Reals.value(found);
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
