package harness.judge;

import java.math.BigInteger;

/**
 * Integers, read as strictly as in testlib: {@code 0} or {@code -?[1-9][0-9]*}. Leading zeros,
 * {@code -0}, {@code +5} and values out of range are rejected. Each value can be written in only
 * one way, so equal values are equal bytes.
 */
enum IntegerRule implements TokenRule {
  INT32("a 32-bit integer", 32),
  INT64("a 64-bit integer", 64),
  /** With any number of digits. */
  HUGE("an integer", Integer.MAX_VALUE);

  /** Length of the longest 64-bit integer. */
  private static final int LONGEST = 20;

  /** All integers of this length, and shorter ones, have at most 32 bits. */
  private static final int SHORT = 9;

  private final String form;
  private final int bits;

  IntegerRule(String form, int bits) {
    this.form = form;
    this.bits = bits;
  }

  @Override
  public String form() {
    return form;
  }

  @Override
  public boolean isStrict() {
    return true;
  }

  @Override
  public boolean fits(TokenCursor token) {
    return isCanonical(token) && (this == HUGE || isInRange(token));
  }

  private static boolean isCanonical(TokenCursor token) {
    int first = token.at(0) == '-' ? 1 : 0;
    boolean isZero = token.length() == 1 && token.at(0) == '0';
    return isZero
        || (first < token.length()
            && token.at(first) != '0'
            && token.afterDigits(first) == token.length());
  }

  private boolean isInRange(TokenCursor token) {
    return token.length() <= SHORT
        || (token.length() <= LONGEST && new BigInteger(token.word()).bitLength() < bits);
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return expected.sameBytes(found);
  }
}
