package harness.describe.syntax;

import harness.describe.value.Operator;
import harness.describe.value.Value;
import java.util.List;

/** An expression of the language. */
public sealed interface Expression {

  /** Its place in the description. */
  Place place();

  /** A literal number or string. */
  record Literal(Value value, Place place) implements Expression {}

  /**
   * A variable.
   *
   * @param indices empty if it has none
   */
  record Variable(String name, List<Expression> indices, Place place) implements Expression {}

  /** Two operands and an operator. */
  record Binary(Operator operator, Expression left, Expression right, Place place)
      implements Expression {}

  /** A negated operand. */
  record Negation(Expression operand, Place place) implements Expression {}

  /** The length of a string: {@code STRLEN}. */
  record Length(Expression operand, Place place) implements Expression {}
}
