package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;

/**
 * Of many boards of one exact distance, 5 to 15 in turn, the one with the fewest knights out of
 * place, which is farthest above the usual estimate. Searches guided by that estimate expand most
 * here and are most likely to prune wrongly, and people forget that a nearly solved board can be
 * far.
 */
@AutoService(Generator.class)
public final class Trap extends Generator {

  private static final int NEAREST = 5;
  private static final int FARTHEST = 15;
  private static final int DRAWN = 24;

  /** For the service loader. */
  public Trap() {
    super(Knights.NAME, "trap");
  }

  @Override
  public String summary() {
    return "exact distances 5 to 15 in turn, few knights out of place: far above the"
        + " usual estimate";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = NEAREST + (int) (index % (FARTHEST - NEAREST + 1));
    return Board.text(NearlySolved.at(distance).bestOf(DRAWN, random(seed, index)));
  }
}
