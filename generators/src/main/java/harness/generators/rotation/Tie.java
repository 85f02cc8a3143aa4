package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.generators.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Patterns;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/**
 * Boards with many ways to begin: of several of one exact distance the one where the most first
 * moves lead nearer, over all numbers that are nearest. Two or three numbers tie where that can be
 * had. Only the smallest of all the shortest sequences is right, and the number at its end.
 */
@AutoService(Generator.class)
public final class Tie extends Generator {

  private static final int FARTHEST = 11;
  private static final int DRAWN = 12;

  /** So many are looked at where one of them ties: nearly all far boards do. */
  private static final int FEWEST_DRAWN = 4;

  /** More than there are letters: a second number at the same distance is worth this much. */
  private static final int SECOND_NUMBER = 16;

  /** Found through ServiceLoader. */
  public Tie() {
    super("rotation", "tie");
  }

  @Override
  public String summary() {
    return "exact distances 1 to 11, several numbers equally near and many first moves: the smallest"
        + " sequence is at stake";
  }

  @Override
  protected String input(long seed, long index) {
    SplittableRandom random = random(seed, index);
    int distance = 1 + (int) (index % FARTHEST);
    long best = Strata.get().draw(distance, random);
    int most = choices(best, distance);
    for (int i = 1; i < DRAWN && (i < FEWEST_DRAWN || most < 2 * SECOND_NUMBER); i++) {
      long board = Strata.get().draw(distance, random);
      int choices = choices(board, distance);
      if (choices > most) {
        best = board;
        most = choices;
      }
    }
    return Boards.text(best);
  }

  private static int choices(long board, int distance) {
    Patterns patterns = Patterns.get();
    int choices = 0;
    for (int number = 1; number <= 3; number++) {
      int pattern = Boards.mask(board, number);
      if (patterns.distance(pattern) == distance) {
        choices += SECOND_NUMBER + Integer.bitCount(patterns.nearerLetters(pattern));
      }
    }
    return choices;
  }
}
