package harness.judge;

import java.math.BigInteger;
import java.util.regex.Pattern;

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

  private static final Pattern CANONICAL = Pattern.compile("0|-?[1-9][0-9]*+");

  /** Length of the longest 64-bit integer. */
  private static final int LONGEST = 20;

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
  public boolean fits(TokenCursor token) {
    String word = token.word();
    return CANONICAL.matcher(word).matches()
        && (this == HUGE || (word.length() <= LONGEST && new BigInteger(word).bitLength() < bits));
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return expected.sameBytes(found);
  }
}
