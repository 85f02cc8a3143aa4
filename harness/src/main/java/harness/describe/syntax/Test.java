package harness.describe.syntax;

import harness.describe.value.Relation;
import java.util.List;

/** Something that is true or false. */
public sealed interface Test {

  /** Where it stands. */
  Place place();

  /** The opposite. */
  record Not(Test operand, Place place) implements Test {}

  /** Two tests, of which the second counts only if the first leaves it open. */
  record Junction(boolean both, Test left, Test right, Place place) implements Test {}

  /** Two values compared. */
  record Comparison(Relation relation, Expression left, Expression right, Place place)
      implements Test {}

  /** Whether the input is at its end. */
  record AtEnd(Place place) implements Test {}

  /** Whether the next character is one of a string. */
  record Match(Expression characters, Place place) implements Test {}

  /** Whether all values, or tuples of them, differ. */
  record Unique(List<String> names, Place place) implements Test {
    public Unique {
      names = List.copyOf(names);
    }
  }

  /** Whether a value is one of an array's. */
  record Contains(Expression value, String array, Place place) implements Test {}
}
