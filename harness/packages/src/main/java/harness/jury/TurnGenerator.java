package harness.jury;

import harness.cases.Generator;
import harness.problem.Variations;
import java.util.SplittableRandom;

/** A problem's generator that takes turns with others. */
public abstract class TurnGenerator extends Generator {

  TurnGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Whether its inputs depend on the seed. */
  abstract boolean varies();

  /**
   * An input that is about as large as the generator can make it.
   *
   * @param number of such an input, from 0
   * @return null if it has no way to make one
   */
  Variations.Drawn large(long seed, long number) {
    return null;
  }

  /**
   * A valid input with a number in it, or one next to it.
   *
   * @param number positive
   * @return null if none was found
   */
  String near(long number, SplittableRandom random) {
    return null;
  }

  /** Whether its inputs may have a place for a number; decided without running programs. */
  boolean mayHold(long number) {
    return false;
  }

  /** Whether some of its cases have smaller arguments than its author wrote. */
  public boolean isLowered() {
    return false;
  }
}
