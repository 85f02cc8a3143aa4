package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Knights;

/**
 * Every exact distance within the judge's bound in turn; all boards at a distance are equally
 * likely.
 */
@AutoService(Generator.class)
public final class EvenSpread extends Generator {

  private static final int NEAREST = 0;
  private static final int FARTHEST = 15;
  private static final int DISTANCES = FARTHEST - NEAREST + 1;

  /** For the service loader. */
  public EvenSpread() {
    super(Knights.NAME, "spread");
  }

  @Override
  public String summary() {
    return "exact distances 0 to 15 in turn: leaves no distance to chance";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = NEAREST + (int) (index % DISTANCES);
    return Layered.text(distance, random(seed, index));
  }
}
