package harness.generators.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Generator;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Patterns;
import harness.reference.rotation.Strata;
import java.util.SplittableRandom;

/**
 * Boards with many good first moves: of several boards of one exact distance, the one with the most
 * first moves that lead nearer to the goal, over all numbers that are nearest. Where possible, two
 * or three numbers tie. Only the smallest of all the shortest sequences, with the number it leads
 * to, is right.
 */
@AutoService(Generator.class)
public final class Tie extends Generator {

  private static final int FARTHEST = 11;
  private static final int DRAWN = 12;

  /**
   * The least number of boards to look at, enough at far distances, where nearly all boards tie.
   */
  private static final int FEWEST_DRAWN = 4;

  /** Score for each further number at the same distance; more than the number of letters. */
  private static final int SECOND_NUMBER = 16;

  /** Found through ServiceLoader. */
  public Tie() {
    super("rotation", "tie");
  }

  @Override
  public String summary() {
    return "exact distances 1 to 11, several numbers equally near and many first moves:"
        + " tests whether the sequence is the smallest";
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
