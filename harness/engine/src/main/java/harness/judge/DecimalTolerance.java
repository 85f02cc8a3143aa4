package harness.judge;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The tolerance of version 2025-09 of the ICPC format. A number is decimal, with or without an
 * exponent: neither hexadecimal nor {@code nan} nor {@code inf}. Values are compared as the text
 * defines it, without the overflow, underflow and rounding of doubles: {@code 1e-4000} is not 0.
 *
 * @param absolute the maximum difference; null for none
 * @param relative the maximum difference as a fraction of the expected value; null for none
 */
record DecimalTolerance(BigDecimal absolute, BigDecimal relative) implements IcpcTolerance {

  /** Significant digits that are read; the format asks for at least 60. */
  private static final int DIGITS = 100;

  private static final MathContext PRECISION = new MathContext(DIGITS);

  /** Exponents beyond this one are read as this one. */
  private static final int MOST_EXPONENT = 1_000_000_000;

  /** A tolerance; null if there is none. */
  static IcpcTolerance of(String absolute, String relative) {
    return absolute == null && relative == null
        ? null
        : new DecimalTolerance(value(absolute), value(relative));
  }

  private static BigDecimal value(String text) {
    return text == null ? null : new BigDecimal(text);
  }

  @Override
  public boolean isNumber(TokenCursor expected) {
    return RealRule.isDecimal(expected);
  }

  @Override
  public boolean allows(TokenCursor expected, TokenCursor found) {
    if (!RealRule.isDecimal(found)) {
      return false;
    }
    BigDecimal right = value(expected);
    BigDecimal error = right.subtract(value(found), PRECISION).abs();
    return isWithin(error, absolute)
        || (relative != null && isWithin(error, relative.multiply(right.abs(), PRECISION)));
  }

  private static boolean isWithin(BigDecimal error, BigDecimal allowed) {
    return allowed != null && error.compareTo(allowed) <= 0;
  }

  /** The value of a decimal token, in time linear in its length. */
  private static BigDecimal value(TokenCursor token) {
    StringBuilder digits = new StringBuilder();
    boolean afterPoint = false;
    long exponent = 0;
    int i = 0;
    for (; i < token.length() && (token.at(i) | ' ') != 'e'; i++) {
      byte each = token.at(i);
      if (each == '.') {
        afterPoint = true;
      } else if (each == '-') {
        digits.append('-');
      } else if (each != '+') {
        exponent -= afterPoint ? 1 : 0;
        if (digits.length() > DIGITS) {
          exponent++; // a digit that is not read
        } else if (each != '0' || hasDigits(digits)) {
          digits.append((char) each);
        }
      }
    }
    if (!hasDigits(digits)) {
      return BigDecimal.ZERO;
    }
    exponent += i < token.length() ? exponent(token, i + 1) : 0;
    long bounded = Math.max(-MOST_EXPONENT, Math.min(MOST_EXPONENT, exponent));
    return new BigDecimal(digits.toString()).scaleByPowerOfTen((int) bounded);
  }

  private static boolean hasDigits(StringBuilder read) {
    return read.length() > 1 || (read.length() == 1 && read.charAt(0) != '-');
  }

  private static long exponent(TokenCursor token, int start) {
    boolean isSigned = token.at(start) == '-' || token.at(start) == '+';
    long value = 0;
    for (int i = isSigned ? start + 1 : start; i < token.length(); i++) {
      value = Math.min(MOST_EXPONENT, 10 * value + token.at(i) - '0');
    }
    return token.at(start) == '-' ? -value : value;
  }

  @Override
  public String shown() {
    return IcpcTolerance.shown(absolute, relative);
  }
}
