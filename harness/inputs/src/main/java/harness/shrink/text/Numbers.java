package harness.shrink.text;

import java.math.BigInteger;

/** Tokens as integers. */
final class Numbers {

  /** Maximum number of digits of a count. */
  private static final int COUNT_DIGITS = 8;

  /** Shorter integers fit into a long. */
  private static final int LONG_DIGITS = 18;

  private Numbers() {}

  /** Whether a token is an integer in plain form, without a plus sign or leading zero. */
  static boolean isInteger(String token) {
    int start = token.startsWith("-") ? 1 : 0;
    if (token.length() == start || (token.charAt(start) == '0' && token.length() > 1)) {
      return false;
    }
    for (int i = start; i < token.length(); i++) {
      if (token.charAt(i) < '0' || token.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /** Whether a token is an integer that a long holds. */
  static boolean isLong(String token) {
    return token.length() <= LONG_DIGITS && isInteger(token);
  }

  /** The value of a token as a count; -1 if it cannot be one. */
  static int count(String token) {
    return token.length() <= COUNT_DIGITS && isInteger(token) && token.charAt(0) != '-'
        ? Integer.parseInt(token)
        : -1;
  }

  /** Orders integers by distance from 0, positive before negative; then all other text. */
  static int compare(String one, String other) {
    boolean integer = isInteger(one);
    if (integer != isInteger(other)) {
      return integer ? -1 : 1;
    }
    if (!integer || one.equals(other)) {
      return one.compareTo(other);
    }
    int order = new BigInteger(one).abs().compareTo(new BigInteger(other).abs());
    return order != 0 ? order : one.startsWith("-") ? 1 : -1;
  }
}
