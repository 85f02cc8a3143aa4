package harness.judge;

/**
 * Integers, read as strictly as in testlib: {@code 0} or {@code -?[1-9][0-9]*}. Leading zeros,
 * {@code -0}, {@code +5} and values out of range are rejected. Each value can be written in only
 * one way, so equal values are equal bytes.
 */
enum IntegerRule implements TokenRule {
  INT32("a 32-bit integer", "2147483647", "2147483648"),
  INT64("a 64-bit integer", "9223372036854775807", "9223372036854775808"),
  /** With any number of digits. */
  HUGE("an integer", "", "");

  private final String form;
  private final String most;
  private final String least;

  IntegerRule(String form, String most, String least) {
    this.form = form;
    this.most = most;
    this.least = least;
  }

  @Override
  public String form() {
    return form;
  }

  @Override
  public boolean fits(TokenCursor token) {
    boolean negative = token.text()[token.from()] == '-';
    int digits = token.from() + (negative ? 1 : 0);
    return isCanonical(token.text(), digits, token.to(), negative)
        && (this == HUGE || isAtMost(token.text(), digits, token.to(), negative ? least : most));
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return expected.sameBytes(found);
  }

  /** The value of a token that fits into 64 bits. */
  static long value(TokenCursor token) {
    byte[] text = token.text();
    boolean negative = text[token.from()] == '-';
    long value = 0;
    for (int i = token.from() + (negative ? 1 : 0); i < token.to(); i++) {
      value = value * 10 - (text[i] - '0'); // negative, because that range has one more value
    }
    return negative ? value : -value;
  }

  private static boolean isCanonical(byte[] text, int from, int to, boolean negative) {
    if (from == to) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (text[i] < '0' || text[i] > '9') {
        return false;
      }
    }
    return text[from] != '0' || (to - from == 1 && !negative);
  }

  private static boolean isAtMost(byte[] text, int from, int to, String bound) {
    if (to - from != bound.length()) {
      return to - from < bound.length();
    }
    for (int i = 0; i < bound.length(); i++) {
      if (text[from + i] != bound.charAt(i)) {
        return text[from + i] < bound.charAt(i);
      }
    }
    return true;
  }
}
