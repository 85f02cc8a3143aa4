package harness.describe.syntax;

import harness.describe.syntax.Expression.Variable;
import java.util.List;

/** A statement of a description. */
public sealed interface Statement {

  /** Its place in the description. */
  Place place();

  /** Reads one space or the end of a line. */
  record Blank(char character, Place place) implements Statement {}

  /** Requires the end of the input. */
  record End(Place place) implements Statement {}

  /**
   * Reads an integer.
   *
   * @param variable receives the value; may be null
   */
  record ReadInteger(Expression least, Expression greatest, Variable variable, Place place)
      implements Statement {}

  /**
   * Reads a decimal number.
   *
   * @param fewest minimum number of digits after the point; null if not limited
   * @param most maximum number of digits after the point; null if not limited
   * @param variable receives the value; may be null
   */
  record ReadDecimal(
      Expression least,
      Expression greatest,
      Expression fewest,
      Expression most,
      Variable variable,
      Notation notation,
      Place place)
      implements Statement {}

  /** The notation of a decimal number. */
  enum Notation {
    EITHER,
    FIXED,
    SCIENTIFIC
  }

  /** Requires a given text. */
  record ReadText(Expression text, Place place) implements Statement {}

  /**
   * Reads a text that matches a regular expression.
   *
   * @param variable receives the text; may be null
   */
  record ReadPattern(Expression pattern, Variable variable, Place place) implements Statement {}

  /** Requires a test to hold. */
  record Assertion(Test test, Place place) implements Statement {}

  /** Assigns values to variables. */
  record Set(List<Assignment> assignments, Place place) implements Statement {
    public Set {
      assignments = List.copyOf(assignments);
    }
  }

  /** The assignment of one variable. */
  record Assignment(Variable variable, Expression value) {}

  /** Removes all values of variables. */
  record Unset(List<String> names, Place place) implements Statement {
    public Unset {
      names = List.copyOf(names);
    }
  }

  /**
   * A loop with a given number of rounds: {@code REP}.
   *
   * @param counter counts rounds from 0; may be null
   * @param separator read between two rounds; null for none
   * @param structure structure of the numbers read; null for none
   */
  record Repeat(
      Variable counter,
      Expression count,
      Statement separator,
      List<Statement> body,
      Structure structure,
      Place place)
      implements Statement {
    public Repeat {
      body = List.copyOf(body);
    }
  }

  /**
   * A loop that runs while a test holds.
   *
   * @param counter counts rounds from 0; may be null
   * @param separator read between two rounds; null for none
   */
  record While(Variable counter, Test test, Statement separator, List<Statement> body, Place place)
      implements Statement {
    public While {
      body = List.copyOf(body);
    }
  }

  /** A branch. */
  record If(Test test, List<Statement> yes, List<Statement> no, Place place) implements Statement {
    public If {
      yes = List.copyOf(yes);
      no = List.copyOf(no);
    }
  }
}
