package harness.describe.draw;

import harness.describe.syntax.Statement;
import harness.describe.syntax.Structure;
import java.math.BigInteger;
import java.util.function.Supplier;

/** Makes the choices that a description leaves open. */
interface Choices {

  /** A loop begins. */
  default void enter(Statement loop, long rounds) {}

  /** Told once where to look for the innermost loop that is being run. */
  default void follow(Supplier<Round> innermost) {}

  /**
   * A number.
   *
   * @param range not empty
   * @param loop the innermost loop; null outside
   */
  BigInteger value(Statement at, Interval range, Round loop);

  /** A number that says how often something is repeated; as above. */
  BigInteger size(Statement at, Interval range, Round loop);

  /** What the rounds of a loop read; null if each number is chosen by itself. */
  default Plan plan(Structure structure, int size, int rounds) {
    return null;
  }

  /**
   * How often a part of a text is repeated.
   *
   * @param most at least {@code least}
   */
  int length(int least, int most);

  /** One of some ways, from 0. */
  int way(int ways);

  /** Whether the input goes on, where the description asks. */
  boolean goesOn();

  /** A text begins to be drawn. */
  default void begin() {}

  /** Takes note of one more character of a text that is being drawn. */
  default void append() {}

  /** Takes note of other ways to write the same, or other characters, which are never chosen. */
  default void leaveOut() {}

  /** Takes note of what is written. */
  default void wrote(StringBuilder input, String text) {}

  /** Whether every possible choice is made in turn, so that none may be left out for another. */
  default boolean areAll() {
    return false;
  }

  /** Takes note of a choice that led nowhere. */
  void failed();
}
