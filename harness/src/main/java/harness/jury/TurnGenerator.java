package harness.jury;

import harness.generators.Generator;

/** A generator of a problem, which takes turns with the others. */
public abstract class TurnGenerator extends Generator {

  /** As {@link Generator#Generator}. */
  TurnGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Whether it gives other inputs for other seeds. */
  abstract boolean varies();

  /** Whether some of its cases have smaller arguments than its author gave it. */
  public boolean isLowered() {
    return false;
  }
}
