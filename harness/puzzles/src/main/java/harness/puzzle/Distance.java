package harness.puzzle;

import harness.cases.Answer;
import harness.problem.Stratum;
import harness.problem.Truth;
import java.util.stream.IntStream;

/**
 * The exact distance of a puzzle's case.
 *
 * @param moves the minimum number of moves, or {@link Answer#NO_SOLUTION}
 */
public record Distance(int moves, Stratum stratum) implements Truth {

  /** Cached because this is needed for every case, and most distances are small. */
  private static final Distance[] NEAR =
      IntStream.range(0, 256).mapToObj(Distance::at).toArray(Distance[]::new);

  private static final Distance NONE =
      new Distance(
          Answer.NO_SOLUTION, new Stratum(Stratum.LAST, Integer.toString(Answer.NO_SOLUTION)));

  /** The distance for a number of moves, or for {@link Answer#NO_SOLUTION}. */
  public static Distance of(int moves) {
    if (moves == Answer.NO_SOLUTION) {
      return NONE;
    }
    return moves < NEAR.length ? NEAR[moves] : at(moves);
  }

  private static Distance at(int moves) {
    return new Distance(moves, new Stratum(moves, Integer.toString(moves)));
  }

  /** The exact distance of the cases in a stratum of a puzzle; null if they have no solution. */
  public static Integer orNull(Stratum stratum) {
    return stratum.rank() == Stratum.LAST ? null : stratum.rank();
  }
}
