package harness.submission;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the integers written in a program, whatever its language: {@code 1005}, {@code 0x3f},
 * {@code 1'000'000}, {@code 1_000}, {@code 2e5}, and what literals next to each other make, such as
 * {@code 2e5 + 7}, {@code 1LL << 20} and {@code 10 ** 9 + 7}. Text in quotes and comments is
 * skipped. Reads each character once, apart from the operators between literals.
 */
final class LiteralScanner {

  private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);
  private static final int MOST_BITS = 62;
  private static final int MOST_DIGITS = 40;

  /**
   * An integer of a program.
   *
   * @param value from 0 on
   * @param isSize whether it follows an opening bracket, as the size of an array does
   */
  record Literal(long value, boolean isSize) {}

  private final String text;
  private final boolean hashComments;
  private final List<Literal> found = new ArrayList<>();
  private int at;

  private LiteralScanner(String text, boolean hashComments) {
    this.text = text;
    this.hashComments = hashComments;
  }

  /**
   * The integers of a text, in order.
   *
   * @param hashComments whether {@code #} begins a comment, rather than {@code //}
   */
  static List<Literal> literals(String text, boolean hashComments) {
    LiteralScanner scanner = new LiteralScanner(text, hashComments);
    scanner.scan();
    return scanner.found;
  }

  private char look(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
  }

  private void scan() {
    char before = '\0'; // the last character that is no blank
    while (at < text.length()) {
      char now = look(0);
      if (now == '"' || now == '\'') {
        skipQuoted(now);
      } else if (hashComments ? now == '#' : text.startsWith("//", at)) {
        skipTo("\n");
      } else if (!hashComments && text.startsWith("/*", at)) {
        skipTo("*/");
      } else if (isDigit(now)) {
        BigInteger value = folded();
        if (value != null && value.signum() >= 0 && value.compareTo(LARGEST) <= 0) {
          found.add(new Literal(value.longValueExact(), before == '['));
        }
      } else if (Character.isJavaIdentifierStart(now)) {
        skipWord();
      } else {
        at++;
      }
      before = Character.isWhitespace(now) ? before : now;
    }
  }

  private void skipTo(String end) {
    int found = text.indexOf(end, at);
    at = found < 0 ? text.length() : found + end.length();
  }

  /** Skips a text in quotes; one that does not end on its line is no such text. */
  private void skipQuoted(char quote) {
    int next = at + 1;
    while (next < text.length() && text.charAt(next) != quote && text.charAt(next) != '\n') {
      next += text.charAt(next) == '\\' ? 2 : 1;
    }
    boolean ends = next < text.length() && text.charAt(next) == quote;
    at = ends ? next + 1 : at + 1;
  }

  private void skipWord() {
    while (Character.isJavaIdentifierPart(look(0)) && look(0) != '\0') {
      at++;
    }
  }

  private static boolean isDigit(char each) {
    return each >= '0' && each <= '9';
  }

  /** A literal and the operators and literals after it, from left to right; null if no integer. */
  private @Nullable BigInteger folded() {
    BigInteger value = literal();
    while (value != null) {
      int end = at;
      String operator = operator();
      BigInteger next = operator.isEmpty() || !isDigit(look(0)) ? null : literal();
      BigInteger result = next == null ? null : applied(value, operator, next);
      if (result == null) {
        at = end;
        return value;
      }
      value = result;
    }
    return null;
  }

  private String operator() {
    skipBlanks();
    String operator = "";
    for (String each : List.of("<<", "**", "*", "+", "-")) {
      if (text.startsWith(each, at) && operator.isEmpty()) {
        operator = each;
      }
    }
    at += operator.length();
    skipBlanks();
    return operator;
  }

  private void skipBlanks() {
    while (look(0) == ' ') {
      at++;
    }
  }

  /** The result of an operation; null if it is too large. */
  private static @Nullable BigInteger applied(BigInteger one, String operator, BigInteger other) {
    boolean isPower = operator.equals("<<") || operator.equals("**");
    if (one.bitLength() > 2 * MOST_BITS || (isPower && other.bitLength() > 6)) {
      return null;
    }
    return switch (operator) {
      case "<<" -> one.shiftLeft(other.intValue());
      case "**" ->
          one.bitLength() * other.intValue() > 2 * MOST_BITS ? null : one.pow(other.intValue());
      case "*" -> one.multiply(other);
      case "+" -> one.add(other);
      default -> one.subtract(other);
    };
  }

  /** A literal, after which the position is at its end; null if it is no integer. */
  private @Nullable BigInteger literal() {
    int radix = look(0) != '0' ? 10 : radix(look(1));
    at += radix == 10 ? 0 : 2;
    String digits = digits(radix);
    boolean isWhole = radix != 10 || look(0) != '.';
    if (!isWhole) {
      at++;
      String decimals = digits(radix);
      isWhole = decimals.chars().allMatch(each -> each == '0');
    }
    int power = radix == 10 && (look(0) == 'e' || look(0) == 'E') ? exponent() : 0;
    skipWord(); // a suffix such as LL
    if (!isWhole || power < 0 || power > MOST_DIGITS || digits.isEmpty()) {
      return null;
    }
    return digits.length() > MOST_DIGITS
        ? null
        : new BigInteger(digits, radix).multiply(BigInteger.TEN.pow(power));
  }

  private static int radix(char letter) {
    return switch (letter) {
      case 'x', 'X' -> 16;
      case 'b', 'B' -> 2;
      case 'o', 'O' -> 8;
      default -> 10;
    };
  }

  /** The digits at the position, without those characters that may separate them. */
  private String digits(int radix) {
    StringBuilder digits = new StringBuilder();
    while (Character.digit(look(0), radix) >= 0
        || ((look(0) == '_' || look(0) == '\'') && Character.digit(look(1), radix) >= 0)) {
      if (look(0) != '_' && look(0) != '\'' && digits.length() <= MOST_DIGITS) {
        digits.append(look(0));
      }
      at++;
    }
    return digits.toString();
  }

  /** The power of ten after a literal; -1 if it is negative. */
  private int exponent() {
    at++;
    boolean negative = look(0) == '-';
    at += negative || look(0) == '+' ? 1 : 0;
    String digits = digits(10);
    if (negative || digits.isEmpty()) {
      return -1;
    }
    return digits.length() > 2 ? MOST_DIGITS + 1 : Integer.parseInt(digits);
  }
}
