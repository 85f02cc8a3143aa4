package harness.describe.run;

import harness.describe.pattern.Pattern;
import harness.describe.syntax.Place;
import harness.describe.syntax.Statement;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The input that a description runs along: one that is there and is read, or one that is being
 * written. What does not fit is refused with an exception of the tape's own.
 */
public interface Tape {

  /** How many digits may follow the point. */
  record Digits(int least, int most) {}

  /** One character: a space or the end of a line. */
  void blank(char character, Statement at);

  /** The end of the input. */
  void end(Statement at);

  /** An integer within bounds. */
  BigInteger integer(BigInteger least, BigInteger greatest, Statement.ReadInteger at);

  /**
   * A number within bounds.
   *
   * @param digits null for any number
   */
  BigDecimal decimal(
      BigDecimal least, BigDecimal greatest, Digits digits, Statement.ReadDecimal at);

  /** A text that must be there. */
  void text(String expected, Statement at);

  /** A text that matches an expression. */
  String pattern(Pattern pattern, String expression, Statement at);

  /** Whether the input is at its end. */
  boolean isAtEnd();

  /** Whether the next character is one of these. */
  boolean matches(String characters);

  /** How many characters come before. */
  int position();

  /** Reports that the input is not what a comment says. */
  void refuse(int where, Place by, String what);

  /** An assertion that does not hold, and why. */
  void fail(Statement.Assertion at, String why);
}
