package harness.describe.run;

import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.Read;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Structure;
import java.util.List;

/**
 * What a description reads from an input, in order, with the loops around it.
 *
 * @param items what is read outside loops, and the loops themselves
 */
public record Trace(List<Item> items) {

  /** A value, or a loop. */
  public sealed interface Item {

    /** The line of the input in which its first value begins, from 1. */
    int line();
  }

  /** A value as it is written in the input. */
  public record Token(String text, int line, Read by) implements Item {

    /** The variable that the value is read into; null for none. */
    public String variable() {
      return by.variable() == null ? null : by.variable().name();
    }
  }

  /**
   * The rounds of a loop.
   *
   * @param least minimum of the numbers of its structure; 0 if it has none
   * @param size number of nodes or numbers of its structure; 0 if it has none
   */
  public record Rounds(Loop loop, int line, long least, long size, List<List<Item>> rounds)
      implements Item {

    /** The structure that a comment requires; null for none. */
    public Structure structure() {
      return loop instanceof Repeat repeat ? repeat.structure() : null;
    }
  }
}
