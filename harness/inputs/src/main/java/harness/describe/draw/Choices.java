package harness.describe.draw;

import harness.describe.run.GridRules;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Structure;
import java.math.BigInteger;
import java.util.function.Supplier;

/** Makes the choices that a description leaves open when an input is drawn. */
interface Choices {

  default void enter(Loop loop, long rounds) {}

  /** Called once with a source of the innermost running loop. */
  default void follow(Supplier<Round> innermost) {}

  /** Chooses a number from a range that is not empty. */
  BigInteger value(Statement at, Interval range);

  /** Chooses a repetition count or a length from a range that is not empty. */
  BigInteger size(Statement at, Interval range);

  /** Plans the numbers of all rounds of a loop; null if each number is chosen by itself. */
  default Plan plan(Structure structure, int size, int rounds) {
    return null;
  }

  /** Plans a grid with rules; null if each of its rows is chosen by itself. */
  default GridPlan plan(GridRules rules, int rows) {
    return null;
  }

  /** Chooses how often a part of a text is repeated. */
  int length(int least, int most);

  /** Chooses one of several alternatives, numbered from 0. */
  int way(int ways);

  /** Chooses whether the input continues, when the description tests for its end. */
  boolean goesOn();

  default void begin() {}

  default void append() {}

  /** Called if other notations of a value, or other characters, exist but are never chosen. */
  default void leaveOut() {}

  default void wrote(StringBuilder input, String text) {}

  /** Whether all possible choices are enumerated, so that none may be replaced by another. */
  default boolean areAll() {
    return false;
  }

  /** Called after a dead end. */
  default void failed() {}
}
