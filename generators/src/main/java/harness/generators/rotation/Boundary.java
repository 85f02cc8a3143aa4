package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/** Boards at the three largest distances, each distance equally likely. */
@AutoService(Generator.class)
public final class Boundary extends Generator {

  private static final int NEAREST = 11;

  /** For {@link java.util.ServiceLoader}. */
  public Boundary() {
    super("rotation", "boundary");
  }

  @Override
  public String summary() {
    return "exact distances 11 to 13, the largest: searches exceed the time limit, and"
        + " depth bounds guessed too low show";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int distance = random.nextInt(NEAREST, Boards.LARGEST_DISTANCE + 1);
    return Boards.text(Strata.get().draw(distance, random));
  }
}
