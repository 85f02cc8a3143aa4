package harness.describe.syntax;

import harness.describe.value.Operator;
import harness.describe.value.Value;
import java.util.List;

/** Something that has a value. */
public sealed interface Expression {

  /** Where it stands. */
  Place place();

  /** A number or a string. */
  record Literal(Value value, Place place) implements Expression {}

  /**
   * A variable.
   *
   * @param indices empty for one without
   */
  record Variable(String name, List<Expression> indices, Place place) implements Expression {
    public Variable {
      indices = List.copyOf(indices);
    }
  }

  /** Two values and an operator. */
  record Binary(Operator operator, Expression left, Expression right, Place place)
      implements Expression {}

  /** A value with the other sign. */
  record Negation(Expression operand, Place place) implements Expression {}

  /** The length of a string. */
  record Length(Expression operand, Place place) implements Expression {}
}
