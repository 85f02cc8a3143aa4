package harness.jury;

import harness.cases.Generator;
import harness.problem.Variations;

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

  /** Whether some of its cases have smaller arguments than its author wrote. */
  public boolean isLowered() {
    return false;
  }
}
