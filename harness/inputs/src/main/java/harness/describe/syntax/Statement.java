package harness.describe.syntax;

import harness.describe.syntax.Expression.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A statement of a description. */
public sealed interface Statement {

  /** Its place in the description. */
  Place place();

  /** The blocks inside it. */
  default List<List<Statement>> blocks() {
    return List.of();
  }

  /** Statements and those inside them, in the order of the description. */
  static List<Statement> all(List<Statement> block) {
    List<Statement> all = new ArrayList<>();
    for (Statement each : block) {
      all.add(each);
      each.blocks().forEach(inner -> all.addAll(all(inner)));
    }
    return all;
  }

  /** The statements of a kind, and those inside others. */
  static <S extends Statement> List<S> all(List<Statement> block, Class<S> kind) {
    return all(block).stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Reads one space or the end of a line. */
  record Blank(char character, Place place) implements Statement {}

  /** Requires the end of the input. */
  record End(Place place) implements Statement {}

  /** Reads a value. */
  sealed interface Read extends Statement {

    /** Receives the value; may be null. */
    Variable variable();
  }

  /** Reads an integer. */
  record ReadInteger(Expression least, Expression greatest, Variable variable, Place place)
      implements Read {

    /** Whether the value goes to a variable of one of these names. */
    public boolean isInto(Collection<String> names) {
      return variable != null && names.contains(variable.name());
    }
  }

  /**
   * Reads a decimal number.
   *
   * @param fewest minimum number of digits after the point; null if not limited
   * @param most maximum number of digits after the point; null if not limited
   */
  record ReadDecimal(
      Expression least,
      Expression greatest,
      Expression fewest,
      Expression most,
      Variable variable,
      Notation notation,
      Place place)
      implements Read {}

  /** The notation of a decimal number. */
  enum Notation {
    EITHER,
    FIXED,
    SCIENTIFIC
  }

  /** Requires a given text. */
  record ReadText(Expression text, Place place) implements Statement {}

  /** Reads a text that matches a regular expression. */
  record ReadPattern(Expression pattern, Variable variable, Place place) implements Read {}

  /** Requires a test to hold. */
  record Assertion(Test test, Place place) implements Statement {}

  /** Assigns values to variables. */
  record Set(List<Assignment> assignments, Place place) implements Statement {}

  /** The assignment of one variable. */
  record Assignment(Variable variable, Expression value) {}

  /** Removes all values of variables. */
  record Unset(List<String> names, Place place) implements Statement {}

  /** Runs a block again and again. */
  sealed interface Loop extends Statement {

    /** Counts rounds from 0; may be null. */
    Variable counter();

    /** Read between two rounds; null for none. */
    Statement separator();

    /** The statements of a round. */
    List<Statement> body();

    @Override
    default List<List<Statement>> blocks() {
      return List.of(body());
    }
  }

  /**
   * A loop with a given number of rounds: {@code REP}.
   *
   * @param structure structure of the numbers read; null for none
   * @param grid what is required of the texts read; null for nothing
   */
  record Repeat(
      Variable counter,
      Expression count,
      Statement separator,
      List<Statement> body,
      Structure structure,
      Grid grid,
      Place place)
      implements Loop {
    public Repeat {
      body = List.copyOf(body);
    }
  }

  /** A loop that runs while a test holds. */
  record While(Variable counter, Test test, Statement separator, List<Statement> body, Place place)
      implements Loop {}

  /** A branch. */
  record If(Test test, List<Statement> yes, List<Statement> no, Place place) implements Statement {
    @Override
    public List<List<Statement>> blocks() {
      return List.of(yes, no);
    }
  }
}
