package harness.shrink;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.Posed;
import harness.problem.Truth;
import harness.puzzle.Distance;
import harness.reference.Puzzle;
import java.util.Comparator;

/**
 * A case with its place in the order of all cases: exact distance, simplicity, text.
 *
 * @param distance {@link Answer#NO_SOLUTION} comes after all others
 */
record RankedCase(String input, int distance, long simplicity)
    implements Posed, Comparable<RankedCase> {

  private static final Comparator<RankedCase> ORDER =
      Comparator.comparingInt((RankedCase each) -> rank(each.distance))
          .thenComparingLong(RankedCase::simplicity)
          .thenComparing(RankedCase::input);

  /** Nobody drew these cases. */
  private static final CaseName SHRUNK = new CaseName("shrunk", "case", 0, 0);

  static RankedCase of(Puzzle puzzle, String input) {
    return at(puzzle, input, puzzle.oracle().distance(input));
  }

  /** As above, for a case whose distance is known. */
  static RankedCase at(Puzzle puzzle, String input, int distance) {
    return new RankedCase(input, distance, puzzle.space().simplicity(input));
  }

  /** Distances in order: that of cases without a solution is the largest. */
  static int rank(int distance) {
    return distance == Answer.NO_SOLUTION ? Integer.MAX_VALUE : distance;
  }

  @Override
  public Case each() {
    return new Case(SHRUNK, input);
  }

  @Override
  public Truth truth() {
    return Distance.of(distance);
  }

  @Override
  public int compareTo(RankedCase other) {
    return ORDER.compare(this, other);
  }
}
