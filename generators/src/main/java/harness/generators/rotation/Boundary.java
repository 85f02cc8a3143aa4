package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/** Boards as far from the goal as they come, each of the three distances equally likely. */
@AutoService(Generator.class)
public final class Boundary extends Generator {

  private static final int NEAREST = 11;

  /** The far end of the game. */
  public Boundary() {
    super("rotation", "boundary");
  }

  @Override
  public String summary() {
    return "exact distances 11 to 13, the largest there is:"
        + " deep searches break the time limit, and depth bounds guessed too low show";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int distance = random.nextInt(NEAREST, Boards.LARGEST_DISTANCE + 1);
    return Boards.text(Strata.get().draw(distance, random));
  }
}
