package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Knights;

/**
 * The exact distances around the judge's bound of 15 in turn; all boards at a distance are equally
 * likely.
 */
@AutoService(Generator.class)
public final class AroundTheBound extends Generator {

  private static final int NEAREST = 13;
  private static final int FARTHEST = 17;
  private static final int DISTANCES = FARTHEST - NEAREST + 1;

  /** For the service loader. */
  public AroundTheBound() {
    super(Knights.NAME, "boundary");
  }

  @Override
  public String summary() {
    return "exact distances 13 to 17 in turn: exposes searches that stop a move early or"
        + " late, and slow ones";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = NEAREST + (int) (index % DISTANCES);
    return Layered.text(distance, random(seed, index));
  }
}
