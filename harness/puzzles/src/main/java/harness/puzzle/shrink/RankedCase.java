package harness.puzzle.shrink;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.Posed;
import harness.problem.Truth;
import harness.puzzle.Distance;
import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.ProbePool;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A case with its rank among all cases: by exact distance, simplicity, then text.
 *
 * @param distance {@link Answer#NO_SOLUTION} ranks after all others
 */
record RankedCase(String input, int distance, long simplicity)
    implements Posed, Comparable<RankedCase> {

  private static final Comparator<RankedCase> ORDER =
      Comparator.comparingInt((RankedCase each) -> rank(each.distance))
          .thenComparingLong(RankedCase::simplicity)
          .thenComparing(RankedCase::input);

  /** Placeholder name, since these cases were not drawn. */
  private static final CaseName SHRUNK = new CaseName("shrunk", "case", 0, 0);

  static RankedCase of(Puzzle puzzle, String input) {
    return at(puzzle, input, puzzle.oracle().distance(input));
  }

  static RankedCase at(Puzzle puzzle, String input, int distance) {
    return new RankedCase(input, distance, puzzle.space().simplicity(input));
  }

  /** All cases of a puzzle at a distance, in order. */
  static Stream<RankedCase> allAt(Puzzle puzzle, int distance) {
    return puzzle.space().at(distance).map(input -> at(puzzle, input, distance));
  }

  /** The first case that fails alone, trying many at a time; null if none does in time. */
  static RankedCase firstFailing(
      ProbePool pool, Collection<RankedCase> ordered, FailureKind target, Deadline deadline) {
    return pool.scan(
            ordered.stream().filter(each -> target.isPossibleAt(each.distance())).iterator(),
            Integer.MAX_VALUE,
            (probe, cases, until) -> probe.firstFailing(cases, target, until),
            deadline)
        .failing();
  }

  /** The rank of a distance; cases without a solution come last. */
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
