package harness.shrink;

import harness.cases.Answer;
import harness.reference.Puzzle;
import java.util.Comparator;

/**
 * A case with its place in the order of all cases: exact distance, simplicity, text.
 *
 * @param distance {@link Answer#NO_SOLUTION} comes after all others
 */
record Sized(String input, int distance, long simplicity) implements Comparable<Sized> {

  private static final Comparator<Sized> ORDER =
      Comparator.comparingInt((Sized each) -> rank(each.distance))
          .thenComparingLong(Sized::simplicity)
          .thenComparing(Sized::input);

  static Sized of(Puzzle puzzle, String input) {
    return at(puzzle, input, puzzle.oracle().distance(input));
  }

  /** As above, for a case whose distance is known. */
  static Sized at(Puzzle puzzle, String input, int distance) {
    return new Sized(input, distance, puzzle.space().simplicity(input));
  }

  /** Distances in order: that of cases without a solution is the largest. */
  static int rank(int distance) {
    return distance == Answer.NO_SOLUTION ? Integer.MAX_VALUE : distance;
  }

  @Override
  public int compareTo(Sized other) {
    return ORDER.compare(this, other);
  }
}
