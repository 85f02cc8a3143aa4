package harness.shrink;

import harness.reference.Puzzle;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * Walks to smaller failing cases of a puzzle: from a draw that is the same for all findings, and
 * from the findings themselves.
 */
final class Walks {

  /** Share of the time for the walk that is the same for all findings. */
  private static final double COMMON_WALK = 0.7;

  /** Number of walks from other draws, since a walk may end in a local minimum. */
  private static final int MORE_WALKS = 40;

  /** Share of a walk's time for finding a good starting point. */
  private static final double STARTS = 0.3;

  /** Share of the walk's time for finding a failing draw. */
  private static final double DRAWS = 0.5;

  private final Walk walk;
  private final Draws draws;

  Walks(Puzzle puzzle, ProbePool bench, FailureKind target) {
    this.walk = new Walk(bench, new Neighbourhood(puzzle), target);
    this.draws = new Draws(puzzle, bench, target);
  }

  /** The first failing draw that is smaller than a case; null if none is found in time. */
  RankedCase draw(RankedCase than, Deadline deadline) {
    return draws.first(than, deadline);
  }

  /**
   * The smallest end of walks from the findings, from a draw, and from other draws of its distance.
   *
   * @param drawn null if no draw fails
   */
  RankedCase smallestEnd(List<RankedCase> failing, RankedCase drawn, Deadline deadline) {
    Deadline first = deadline.share(COMMON_WALK);
    RankedCase common = drawn == null ? null : nearestEnd(drawn, first);
    return nearer(common, () -> ownWalk(failing, deadline));
  }

  /**
   * The smallest end of walks in puzzles where each case has its own graph, so that there is no
   * common order.
   */
  RankedCase smallestEndOfGraphs(List<RankedCase> failing, Deadline deadline) {
    RankedCase nearest = Collections.min(failing);
    Deadline first = deadline.share(COMMON_WALK);
    RankedCase drawn = draw(nearest, first.share(DRAWS));
    RankedCase common = drawn == null ? null : drawnWalk(drawn, first);
    boolean near = common != null && rank(common) <= rank(nearest);
    return near // the time for the findings' walk is then left for this one
        ? walk.from(common, deadline)
        : nearer(common, () -> ownWalk(failing, deadline));
  }

  /** The end of a walk that measures each case carefully, for verdicts that depend on time. */
  RankedCase slowEnd(RankedCase failing, Deadline deadline) {
    return walk.slowlyFrom(failing, deadline);
  }

  /** The end of the walk from a draw, or the first nearer end of a walk from another draw. */
  private RankedCase nearestEnd(RankedCase drawn, Deadline deadline) {
    RankedCase end = drawnWalk(drawn, deadline);
    for (int i = 0; i < MORE_WALKS && !deadline.isOver(); i++) {
      RankedCase start = draws.another(drawn.distance(), i, deadline);
      RankedCase other = start == null ? end : walk.from(start, deadline);
      if (other.distance() < end.distance()) {
        return other;
      }
    }
    return end;
  }

  private RankedCase drawnWalk(RankedCase drawn, Deadline deadline) {
    return walk.from(walk.start(drawn, deadline.share(STARTS)), deadline);
  }

  private RankedCase ownWalk(List<RankedCase> failing, Deadline deadline) {
    Deadline starts = deadline.share(STARTS);
    return walk.from(
        Collections.min(failing.stream().map(each -> walk.start(each, starts)).toList()), deadline);
  }

  /** The case common to all findings, unless these findings lead to a nearer one. */
  private static RankedCase nearer(RankedCase common, Supplier<RankedCase> own) {
    RankedCase other = own.get();
    return common != null && rank(common) <= rank(other) ? common : other;
  }

  private static int rank(RankedCase each) {
    return RankedCase.rank(each.distance());
  }
}
