package harness.describe.run;

import harness.cases.Printable;
import harness.describe.pattern.Pattern;
import harness.describe.run.Tape.Digits;
import harness.describe.syntax.Place;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Notation;
import harness.describe.value.Budget;
import java.math.BigDecimal;
import java.math.BigInteger;

/** A tape that reads an existing input. */
public final class InputTape implements Tape {

  private static final int SHOWN = 40;

  /** Longer numbers are rejected because parsing them would cost too much. */
  private static final int MOST_DIGITS = 100_000;

  private static final int LONGEST_EXPONENT = 8;

  private final String input;
  private final Budget budget;
  private int at;

  /**
   * Starts at the beginning of an input.
   *
   * @param input the bytes of the input, one character each
   */
  public InputTape(String input, Budget budget) {
    this.input = input;
    this.budget = budget;
  }

  private Refused refused(int where, String what, Place by) {
    int line = 1;
    int begin = 0;
    for (int end = input.indexOf('\n'); end >= 0 && end < where; end = input.indexOf('\n', begin)) {
      line++;
      begin = end + 1;
    }
    return new Refused(line, where - begin + 1, what, by);
  }

  private Refused expected(int where, String what, Statement by) {
    return refused(where, "expected " + what + ", found " + found(where), by.place());
  }

  private String found(int where) {
    if (where >= input.length()) {
      return "the end of the input";
    }
    return switch (input.charAt(where)) {
      case '\n' -> "the end of the line";
      case ' ' -> "a space";
      default -> {
        int end = where;
        while (end < input.length() && end < where + SHOWN && input.charAt(end) > ' ') {
          end++;
        }
        yield "'" + Printable.inLine(input.substring(where, Math.max(end, where + 1))) + "'";
      }
    };
  }

  private int peek() {
    return at < input.length() ? input.charAt(at) : -1;
  }

  private boolean skip(char character) {
    boolean there = peek() == character;
    at += there ? 1 : 0;
    return there;
  }

  private void skipDigits() {
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
  }

  @Override
  public void blank(char character, Statement by) {
    if (!skip(character)) {
      throw expected(at, character == ' ' ? "a space" : "the end of the line", by);
    }
  }

  @Override
  public void end(Statement by) {
    if (!isAtEnd()) {
      throw expected(at, "the end of the input", by);
    }
  }

  @Override
  public BigInteger integer(BigInteger least, BigInteger greatest, Statement.ReadInteger by) {
    int begin = at;
    boolean negative = skip('-');
    int digits = at;
    skipDigits();
    String wanted = "an integer from " + least + " to " + greatest;
    if (at == digits) {
      at = begin;
      throw expected(begin, wanted, by);
    }
    boolean zero = input.charAt(digits) == '0';
    if (zero && (negative || at > digits + 1)) {
      throw refused(
          begin,
          at > digits + 1 ? "an integer must not begin with 0" : "-0 must be written as 0",
          by.place());
    }
    if (at - begin > MOST_DIGITS) {
      throw refused(begin, "the integer has more than " + MOST_DIGITS + " digits", by.place());
    }
    String written = input.substring(begin, at);
    BigInteger number =
        written.length() < 18
            ? BigInteger.valueOf(Long.parseLong(written))
            : new BigInteger(written);
    if (number.compareTo(least) < 0 || number.compareTo(greatest) > 0) {
      throw expected(begin, wanted, by);
    }
    return number;
  }

  @Override
  public BigDecimal decimal(
      BigDecimal least, BigDecimal greatest, Digits digits, Statement.ReadDecimal by) {
    int begin = at;
    Written written = new Written(by);
    if (digits != null) {
      written.check(digits);
    }
    if (at - begin > MOST_DIGITS || written.exponentDigits > LONGEST_EXPONENT) {
      throw refused(begin, "the number has too many digits", by.place());
    }
    BigDecimal number = new BigDecimal(input.substring(begin, at));
    if (number.compareTo(least) < 0 || number.compareTo(greatest) > 0) {
      throw expected(begin, "a number from " + least + " to " + greatest, by);
    }
    return number;
  }

  /** The decimal number written at the current position. */
  private final class Written {
    private final Statement.ReadDecimal by;
    private final int begin = at;
    private final int digits;
    private final int point; // position of the first digit after the point; -1 without a point
    private final int end; // position after the digits
    private final int exponentDigits; // 0 without an exponent

    Written(Statement.ReadDecimal by) {
      this.by = by;
      boolean unused = skip('-');
      this.digits = at;
      skipNumber("a number", "a number must not begin with 0");
      if (skip('.')) {
        this.point = at;
        skipDigits();
        if (at == point) {
          throw expected(at, "a digit after the point", by);
        }
      } else {
        this.point = -1;
      }
      this.end = at;
      this.exponentDigits = by.notation() == Notation.FIXED ? 0 : exponent();
    }

    private void skipNumber(String what, String zeros) {
      int from = at;
      skipDigits();
      if (at == from) {
        throw expected(from, what, by);
      }
      if (input.charAt(from) == '0' && at > from + 1) {
        throw refused(from, zeros, by.place());
      }
    }

    private int exponent() {
      if (!skip('e') && !skip('E')) {
        if (by.notation() == Notation.SCIENTIFIC) {
          throw expected(at, "an exponent", by);
        }
        return 0;
      }
      boolean unused = skip('-') || skip('+');
      int from = at;
      skipNumber("the digits of an exponent", "an exponent must not begin with 0");
      return at - from;
    }

    void check(Digits wanted) {
      if (exponentDigits > 0 && (input.charAt(digits) == '0' || point != digits + 2)) {
        throw refused(begin, "expected one digit from 1 to 9 before the point", by.place());
      }
      int after = point < 0 ? 0 : end - point;
      if (after < wanted.least() || after > wanted.most()) {
        throw refused(
            begin,
            "expected %d to %d digits after the point, found %d"
                .formatted(wanted.least(), wanted.most(), after),
            by.place());
      }
    }
  }

  @Override
  public void text(String expected, Statement by) {
    int begin = at;
    for (int i = 0; i < expected.length(); i++, at++) {
      if (peek() != expected.charAt(i)) {
        throw expected(at, "'" + Printable.inLine(expected) + "'", by);
      }
    }
    budget.step(at - begin);
  }

  @Override
  public String pattern(Pattern pattern, String expression, Statement by) {
    int end = pattern.longest(input, at, budget);
    if (end < 0) {
      throw expected(at, "a match of " + Printable.inLine(expression), by);
    }
    String matched = input.substring(at, end);
    at = end;
    return matched;
  }

  @Override
  public boolean isAtEnd() {
    return at == input.length();
  }

  @Override
  public boolean matches(String characters, boolean isToGoOn) {
    return at < input.length() && characters.indexOf(input.charAt(at)) >= 0;
  }

  @Override
  public int position() {
    return at;
  }

  @Override
  public void refuse(int where, Place by, String what) {
    throw refused(where, what, by);
  }

  @Override
  public void fail(Statement.Assertion by, String why) {
    throw refused(at, "assertion failed" + (why.isEmpty() ? "" : ": " + why), by.place());
  }
}
