package harness.jury;

import harness.cases.Generator;

/** A problem's generator that takes turns with others. */
public abstract class TurnGenerator extends Generator {

  TurnGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Whether its inputs depend on the seed. */
  abstract boolean varies();

  /** Whether some of its cases have smaller arguments than its author wrote. */
  public boolean isLowered() {
    return false;
  }
}
