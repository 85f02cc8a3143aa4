package harness.jury;

import harness.generators.Generator;
import java.util.List;

/** A generator of a problem, which takes turns with the others. */
public abstract class TurnGenerator extends Generator {

  /** As {@link Generator#Generator}. */
  TurnGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Whether it gives other inputs for other seeds. */
  abstract boolean varies();

  /** Those that give other inputs for other seeds; all if there are none. */
  static List<TurnGenerator> varying(List<TurnGenerator> all) {
    List<TurnGenerator> vary = all.stream().filter(TurnGenerator::varies).toList();
    return vary.isEmpty() ? all : vary;
  }

  /** Whether some of its cases have smaller arguments than its author gave it. */
  public boolean isLowered() {
    return false;
  }
}
