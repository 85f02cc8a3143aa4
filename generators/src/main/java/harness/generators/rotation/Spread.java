package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;

/** Boards at all exact distances: the index modulo 14. */
@AutoService(Generator.class)
public final class Spread extends Generator {

  /** For {@link java.util.ServiceLoader}. */
  public Spread() {
    super("rotation", "spread");
  }

  @Override
  public String summary() {
    return "exact distances 0 to 13 in turn, all boards of each equally likely: random"
        + " boards are nearly always at 8 to 10";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = (int) (index % (Boards.LARGEST_DISTANCE + 1));
    return Boards.text(Strata.get().draw(distance, random(seed, index)));
  }
}
