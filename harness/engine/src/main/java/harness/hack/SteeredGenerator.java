package harness.hack;

import harness.campaign.Chunk;
import harness.cases.CaseName;
import harness.cases.Generator;

/**
 * Draws more where results were unusual. Within one instance, an index always means the same case;
 * another instance may draw others, because it depends on results. Thread-safe.
 */
public abstract class SteeredGenerator extends Generator {

  /** Creates a generator of a puzzle or a problem. */
  protected SteeredGenerator(String problem, String name) {
    super(problem, name);
  }

  /** Learns from results. */
  public abstract void learn(Chunk chunk);

  /** Whether the name of a case is enough to draw it again in another run. */
  public boolean isReproducedByName(CaseName name) {
    return true;
  }
}
