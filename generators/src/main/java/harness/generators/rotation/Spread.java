package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;

/** Boards of all exact distances, by the index modulo 14. */
@AutoService(Generator.class)
public final class Spread extends Generator {

  /** Every distance in turn. */
  public Spread() {
    super("rotation", "spread");
  }

  @Override
  public String summary() {
    return "the exact distances 0 to 13 in turn, boards of each equally likely:"
        + " luck alone draws 8 to 10 nearly always";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = (int) (index % (Boards.LARGEST_DISTANCE + 1));
    return Boards.text(Strata.get().draw(distance, random(seed, index)));
  }
}
