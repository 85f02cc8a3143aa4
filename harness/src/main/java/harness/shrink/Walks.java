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

  /** The part of the time for the walk that is the same for all findings. */
  private static final double EVERYBODYS = 0.7;

  /** Walks from other draws, since one may end where nothing smaller is near. */
  private static final int MORE_WALKS = 40;

  /** The part of a walk's time for a good place to start from. */
  private static final double STARTS = 0.3;

  /** The part of the walk's time for a draw that fails. */
  private static final double DRAWS = 0.5;

  private final Walk walk;
  private final Draws draws;

  Walks(Puzzle puzzle, ProbePool bench, FailureKind target) {
    this.walk = new Walk(bench, new Neighbourhood(puzzle), target);
    this.draws = new Draws(puzzle, bench, target);
  }

  /** The first draw that fails and is smaller than a case; null if none does in time. */
  RankedCase draw(RankedCase than, Deadline deadline) {
    return draws.first(than, deadline);
  }

  /**
   * The smallest end of walks from the findings, from a draw, and from others of its distance.
   *
   * @param drawn null if no draw fails
   */
  RankedCase smallestEnd(List<RankedCase> failing, RankedCase drawn, Deadline deadline) {
    Deadline first = deadline.share(EVERYBODYS);
    RankedCase everybodys = drawn == null ? null : nearestEnd(drawn, first);
    return nearer(everybodys, () -> ownWalk(failing, deadline));
  }

  /** The same if cases have no common order: each has a graph of its own. */
  RankedCase smallestEndOfGraphs(List<RankedCase> failing, Deadline deadline) {
    RankedCase nearest = Collections.min(failing);
    Deadline first = deadline.share(EVERYBODYS);
    RankedCase drawn = draw(nearest, first.share(DRAWS));
    RankedCase everybodys = drawn == null ? null : drawnWalk(drawn, first);
    boolean near = everybodys != null && rank(everybodys) <= rank(nearest);
    return near // the time for the findings' walk is then left for this one
        ? walk.from(everybodys, deadline)
        : nearer(everybodys, () -> ownWalk(failing, deadline));
  }

  /** The end of a walk on which each case is run with care, since a clock decides. */
  RankedCase slowEnd(RankedCase failing, Deadline deadline) {
    return walk.slowlyFrom(failing, deadline);
  }

  /** The end of the walk from a draw, or the first end from another draw that is nearer. */
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

  /** The case that all findings lead to, unless these findings lead to a nearer one. */
  private static RankedCase nearer(RankedCase everybodys, Supplier<RankedCase> own) {
    RankedCase other = own.get();
    return everybodys != null && rank(everybodys) <= rank(other) ? everybodys : other;
  }

  private static int rank(RankedCase each) {
    return RankedCase.rank(each.distance());
  }
}
