package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/**
 * Of many boards of one exact distance, 3 to 10 in turn, one with the most cells of one number in
 * the centre, which is farthest above the usual estimate. Searches guided by that estimate expand
 * most here, and one that follows only the most common number follows the wrong one.
 */
@AutoService(Generator.class)
public final class Trap extends Generator {

  private static final int NEAREST = 3;
  private static final int FARTHEST = 10;
  private static final int DRAWN = 12;
  private static final int CENTRE = 0b11_1001_1001_1100_0000;

  /** Found through ServiceLoader. */
  public Trap() {
    super("rotation", "trap");
  }

  @Override
  public String summary() {
    return "exact distances 3 to 10 in turn, the centre nearly all one number: far above"
        + " the usual estimate";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int distance = NEAREST + (int) (index % (FARTHEST - NEAREST + 1));
    long best = Strata.get().draw(distance, random);
    for (int i = 1; i < DRAWN; i++) {
      long board = Strata.get().draw(distance, random);
      best = commonest(board) > commonest(best) ? board : best;
    }
    return Boards.text(best);
  }

  /** The count of the most common number in the centre. */
  private static int commonest(long board) {
    int most = 0;
    for (int number = 1; number <= 3; number++) {
      most = Math.max(most, Integer.bitCount(Boards.mask(board, number) & CENTRE));
    }
    return most;
  }
}
