package harness.describe.syntax;

import harness.describe.syntax.Expression.Variable;
import java.util.List;

/** One command of a description. */
public sealed interface Statement {

  /** Where it stands. */
  Place place();

  /** One space, or the end of a line. */
  record Blank(char character, Place place) implements Statement {}

  /** The end of the input. */
  record End(Place place) implements Statement {}

  /**
   * An integer.
   *
   * @param variable takes the value; null if nobody asks for it
   */
  record ReadInteger(Expression least, Expression greatest, Variable variable, Place place)
      implements Statement {}

  /**
   * A decimal number.
   *
   * @param fewest digits after the point; null for any number
   * @param most digits after the point; null for any number
   * @param variable takes the value; null if nobody asks for it
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

  /** How a decimal number is written. */
  enum Notation {
    EITHER,
    FIXED,
    SCIENTIFIC
  }

  /** A text that must be there. */
  record ReadText(Expression text, Place place) implements Statement {}

  /**
   * A text that matches a regular expression.
   *
   * @param variable takes the text; null if nobody asks for it
   */
  record ReadPattern(Expression pattern, Variable variable, Place place) implements Statement {}

  /** A condition. */
  record Assertion(Test test, Place place) implements Statement {}

  /** New values of variables. */
  record Set(List<Assignment> assignments, Place place) implements Statement {
    public Set {
      assignments = List.copyOf(assignments);
    }
  }

  /** A new value of one variable. */
  record Assignment(Variable variable, Expression value) {}

  /** Variables are forgotten, with all their indices. */
  record Unset(List<String> names, Place place) implements Statement {
    public Unset {
      names = List.copyOf(names);
    }
  }

  /**
   * A loop that knows how often.
   *
   * @param counter counts from 0; null if nobody asks
   * @param separator between two rounds; null for none
   * @param structure of what is read; null for none
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
   * A loop as long as something is true.
   *
   * @param counter counts from 0; null if nobody asks
   * @param separator between two rounds; null for none
   */
  record While(Variable counter, Test test, Statement separator, List<Statement> body, Place place)
      implements Statement {
    public While {
      body = List.copyOf(body);
    }
  }

  /** One of two ways. */
  record If(Test test, List<Statement> yes, List<Statement> no, Place place) implements Statement {
    public If {
      yes = List.copyOf(yes);
      no = List.copyOf(no);
    }
  }
}
