package harness.describe.syntax;

import harness.describe.value.Relation;
import java.util.List;

/** A test: a condition that is true or false. */
public sealed interface Test {

  /** Its place in the description. */
  Place place();

  /** Negation. */
  record Not(Test operand, Place place) implements Test {}

  /** {@code &&} or {@code ||} of two tests; the second is evaluated only if needed. */
  record Junction(boolean both, Test left, Test right, Place place) implements Test {}

  /** A comparison of two values. */
  record Comparison(Relation relation, Expression left, Expression right, Place place)
      implements Test {}

  /** Whether the input is at its end. */
  record AtEnd(Place place) implements Test {}

  /** Whether the next character is one of a string. */
  record Match(Expression characters, Place place) implements Test {}

  /** Whether all values, or tuples of them, differ. */
  record Unique(List<String> names, Place place) implements Test {}

  /** Whether an array contains a value. */
  record Contains(Expression value, String array, Place place) implements Test {}
}
