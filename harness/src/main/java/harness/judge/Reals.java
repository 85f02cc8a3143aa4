package harness.judge;

import java.nio.charset.StandardCharsets;

/** Parses floating-point numbers. A value too large for a double is infinite, as in C. */
final class Reals {

  private Reals() {}

  /** The value of a token that is also a number in Java. */
  static double value(TokenCursor token) {
    return Double.parseDouble(ascii(token));
  }

  /** The value of a hexadecimal token; the exponent is optional in C, but not in Java. */
  static double hexadecimalValue(TokenCursor token) {
    String text = ascii(token);
    boolean exponent = text.indexOf('p') >= 0 || text.indexOf('P') >= 0;
    return Double.parseDouble(exponent ? text : text + "p0");
  }

  /**
   * Whether a token is {@code [+-]digits[.digits][e[+-]digits]}; one side of the point may be
   * empty.
   */
  static boolean isDecimal(TokenCursor token) {
    byte[] text = token.text();
    int start = afterSign(text, token.from(), token.to());
    int end = mantissa(text, start, token.to(), 10);
    return end > start && exponent(text, end, token.to(), 'e');
  }

  /** Whether a token is {@code [+-]0x}, hexadecimal digits with or without a point, and a power. */
  static boolean isHexadecimal(TokenCursor token) {
    byte[] text = token.text();
    int prefix = afterSign(text, token.from(), token.to());
    int start = prefix + 2;
    if (start >= token.to() || text[prefix] != '0' || lower(text[prefix + 1]) != 'x') {
      return false;
    }
    int end = mantissa(text, start, token.to(), 16);
    return end > start && exponent(text, end, token.to(), 'p');
  }

  private static String ascii(TokenCursor token) {
    int length = token.to() - token.from();
    return new String(token.text(), token.from(), length, StandardCharsets.US_ASCII);
  }

  /** The end of digits around at most one point; {@code start} if there is no digit. */
  private static int mantissa(byte[] text, int start, int limit, int radix) {
    int whole = digits(text, start, limit, radix);
    int end = whole;
    if (whole < limit && text[whole] == '.') {
      end = digits(text, whole + 1, limit, radix);
    }
    boolean pointOnly = whole == start && end <= start + 1;
    return pointOnly ? start : end;
  }

  /** Whether the rest is an exponent or empty. */
  private static boolean exponent(byte[] text, int start, int limit, char letter) {
    if (start == limit) {
      return true;
    }
    if (lower(text[start]) != letter) {
      return false;
    }
    int digits = afterSign(text, start + 1, limit);
    return digits < limit && digits(text, digits, limit, 10) == limit;
  }

  private static int digits(byte[] text, int start, int limit, int radix) {
    int i = start;
    while (i < limit && text[i] > 0 && Character.digit((char) text[i], radix) >= 0) {
      i++;
    }
    return i;
  }

  private static int afterSign(byte[] text, int start, int limit) {
    return start < limit && (text[start] == '-' || text[start] == '+') ? start + 1 : start;
  }

  private static int lower(byte each) {
    return each >= 'A' && each <= 'Z' ? each - 'A' + 'a' : each;
  }
}
