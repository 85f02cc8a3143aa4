package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;

/** Boards at exact distances 0 to 4: the index modulo 5. */
@AutoService(Generator.class)
public final class Easy extends Generator {

  private static final int DISTANCES = 5;

  /** For {@link java.util.ServiceLoader}. */
  public Easy() {
    super("rotation", "easy");
  }

  @Override
  public String summary() {
    return "exact distances 0 to 4 in turn, so every fifth board is solved: empty"
        + " answers and their number, and state left from the previous board";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = (int) (index % DISTANCES);
    return Boards.text(Strata.get().draw(distance, random(seed, index)));
  }
}
