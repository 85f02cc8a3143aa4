package harness.reference.gears;

/**
 * The integers accepted in a program's output: digits with an optional sign that fit an {@code
 * int}.
 */
final class WholeNumber {

  private static final int MOST_DIGITS = 9;

  private WholeNumber() {}

  /**
   * Whether {@link Integer#parseInt(String)} accepts this untrusted token, of up to nine digits.
   */
  static boolean is(String token) {
    int first = token.startsWith("-") ? 1 : 0;
    int digits = token.length() - first;
    return digits >= 1
        && digits <= MOST_DIGITS
        && token.chars().skip(first).allMatch(c -> c >= '0' && c <= '9');
  }
}
