package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;

/** Boards of the exact distances 0 to 4, by the index modulo 5. */
@AutoService(Generator.class)
public final class Easy extends Generator {

  private static final int DISTANCES = 5;

  /** The near end of the game. */
  public Easy() {
    super("rotation", "easy");
  }

  @Override
  public String summary() {
    return "exact distances 0 to 4 in turn, so every fifth board is solved:"
        + " no moves, the number then, and state left from the board before";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = (int) (index % DISTANCES);
    return Boards.text(Strata.get().draw(distance, random(seed, index)));
  }
}
