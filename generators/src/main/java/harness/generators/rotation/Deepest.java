package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/**
 * The farthest boards of all, each equally likely: exposes depth bounds guessed too low, and slow
 * searches.
 */
@AutoService(Generator.class)
public final class Deepest extends Generator {

  /** Found through ServiceLoader. */
  public Deepest() {
    super("rotation", "deepest");
  }

  @Override
  public String summary() {
    return "the farthest boards of the game: depth bounds guessed too low, tables too"
        + " small, slow searches";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    long[] farthest = Strata.get().farthest();
    return Boards.text(farthest[random.nextInt(farthest.length)]);
  }
}
