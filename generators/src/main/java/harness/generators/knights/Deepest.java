package harness.generators.knights;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.knights.Board;
import harness.reference.knights.Knights;

/**
 * Boards at exactly 15 moves, and at 16, where the answer is -1; of very many random ones, those
 * with the fewest knights out of place. These are the last boards to be solved and the first not to
 * be, where estimates are weakest.
 */
@AutoService(Generator.class)
public final class Deepest extends Generator {

  private static final int BOUND = 15;
  private static final int DRAWN = 64;

  /** For the service loader. */
  public Deepest() {
    super(Knights.NAME, "deepest");
  }

  @Override
  public String summary() {
    return "exactly 15 and 16 in turn, few knights out of place: the slowest boards that"
        + " count, and off-by-one errors at the bound";
  }

  @Override
  protected String input(long seed, long index) {
    int distance = BOUND + (int) (index % 2);
    return Board.text(NearlySolved.at(distance).bestOf(DRAWN, random(seed, index)));
  }
}
