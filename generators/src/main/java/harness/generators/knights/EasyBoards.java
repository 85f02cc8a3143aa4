package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Knights;

/**
 * The smallest distances in turn, the solved board first; all boards at a distance are equally
 * likely.
 */
@AutoService(Generator.class)
public final class EasyBoards extends Generator {

  private static final int NEAREST = 0;
  private static final int FARTHEST = 4;
  private static final int DISTANCES = FARTHEST - NEAREST + 1;

  /** For the service loader. */
  public EasyBoards() {
    super(Knights.NAME, "easy");
  }

  @Override
  public String summary() {
    return "exact distances 0 to 4 in turn, including the solved board: special cases at the start";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = NEAREST + (int) (index % DISTANCES);
    return Layered.text(distance, random(seed, index));
  }
}
