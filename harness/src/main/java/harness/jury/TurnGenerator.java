package harness.jury;

import harness.generators.Generator;
import java.util.List;

/** A problem's generator that takes turns with others. */
public abstract class TurnGenerator extends Generator {

  /** As {@link Generator#Generator}. */
  TurnGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Whether its inputs depend on the seed. */
  abstract boolean varies();

  /** The generators whose inputs depend on the seed; all of them if there are none. */
  static List<TurnGenerator> varying(List<TurnGenerator> all) {
    List<TurnGenerator> vary = all.stream().filter(TurnGenerator::varies).toList();
    return vary.isEmpty() ? all : vary;
  }

  /** Whether some of its cases have smaller arguments than its author wrote. */
  public boolean isLowered() {
    return false;
  }
}
