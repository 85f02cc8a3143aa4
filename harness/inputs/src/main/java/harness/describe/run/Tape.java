package harness.describe.run;

import harness.describe.pattern.Pattern;
import harness.describe.syntax.Place;
import harness.describe.syntax.Statement;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The input that a description is run over: an existing one that is read, or a new one that is
 * written. Each tape throws its own exception if something does not fit.
 */
public interface Tape {

  /** Minimum and maximum number of digits after the point. */
  record Digits(int least, int most) {}

  /** Reads or writes one space or the end of a line. */
  void blank(char character, Statement at);

  /** Requires the end of the input. */
  void end(Statement at);

  /** Reads or chooses an integer within bounds. */
  BigInteger integer(BigInteger least, BigInteger greatest, Statement.ReadInteger at);

  /**
   * Reads or chooses a decimal number within bounds.
   *
   * @param digits null if not limited
   */
  BigDecimal decimal(
      BigDecimal least, BigDecimal greatest, Digits digits, Statement.ReadDecimal at);

  /** Requires or writes a given text. */
  void text(String expected, Statement at);

  /** Reads or chooses a text that matches a regular expression. */
  String pattern(Pattern pattern, String expression, Statement at);

  boolean isAtEnd();

  /**
   * Reads or chooses whether the next character is one of some.
   *
   * @param isToGoOn whether a loop goes on if it is one; otherwise the loop then ends
   */
  boolean matches(String characters, boolean isToGoOn);

  /** The current position: the number of characters before it. */
  int position();

  /** Reports that the input violates a comment. */
  void refuse(int where, Place by, String what);

  /** Reports that an assertion does not hold. */
  void fail(Statement.Assertion at, String why);
}
