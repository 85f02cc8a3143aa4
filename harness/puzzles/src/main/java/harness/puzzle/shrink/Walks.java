package harness.puzzle.shrink;

import harness.reference.Puzzle;
import harness.shrink.Deadline;
import harness.shrink.FailureKind;
import harness.shrink.Observation;
import harness.shrink.ProbePool;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Greedy walks from a failing case of a puzzle to smaller ones that fail in the same way, while
 * there are any in the neighbourhood. They start from a draw that is the same for all findings, and
 * from the findings themselves.
 */
record Walks(Puzzle puzzle, ProbePool bench, FailureKind target) {

  /** Share of the time for the walk that is the same for all findings. */
  private static final double COMMON_WALK = 0.7;

  /** Number of walks from other draws, since a walk may end in a local minimum. */
  private static final int MORE_WALKS = 40;

  /** Share of a walk's time for finding a good starting point. */
  private static final double STARTS = 0.3;

  /** Share of the walk's time for finding a failing draw. */
  private static final double DRAWS = 0.5;

  /** The first failing draw that is smaller than a case; null if none is found in time. */
  RankedCase draw(RankedCase than, Deadline deadline) {
    return draws().first(than, deadline);
  }

  private Draws draws() {
    return new Draws(puzzle, bench, target);
  }

  private Neighbourhood around() {
    return new Neighbourhood(puzzle);
  }

  /**
   * The smallest end of walks from the findings, from a draw, and from other draws of its distance.
   *
   * @param drawn null if no draw fails
   */
  RankedCase smallestEnd(List<RankedCase> failing, RankedCase drawn, Deadline deadline) {
    Deadline first = deadline.share(COMMON_WALK);
    RankedCase common = drawn == null ? null : nearestEnd(drawn, first);
    return nearer(common, failing, deadline);
  }

  /**
   * The smallest end of walks in puzzles where each case has its own graph, so that there is no
   * common order.
   */
  RankedCase smallestEndOfGraphs(List<RankedCase> failing, Deadline deadline) {
    RankedCase nearest = Collections.min(failing);
    Deadline first = deadline.share(COMMON_WALK);
    RankedCase drawn = draw(nearest, first.share(DRAWS));
    RankedCase common = drawn == null ? null : from(start(drawn, first), first);
    return isNoFarther(common, nearest)
        ? from(common, deadline) // with the time that is left for the findings' walk
        : nearer(common, failing, deadline);
  }

  /** The end of the walk from a draw, or the first nearer end of a walk from another draw. */
  private RankedCase nearestEnd(RankedCase drawn, Deadline deadline) {
    RankedCase end = from(start(drawn, deadline), deadline);
    for (int i = 0; i < MORE_WALKS && !deadline.isOver(); i++) {
      RankedCase start = draws().another(drawn.distance(), i, deadline);
      RankedCase other = start == null ? end : from(start, deadline);
      if (other.distance() < end.distance()) {
        return other;
      }
    }
    return end;
  }

  /** The case common to all findings, unless a walk from these findings leads to a nearer one. */
  private RankedCase nearer(RankedCase common, List<RankedCase> failing, Deadline deadline) {
    Deadline starts = deadline.share(STARTS);
    RankedCase start =
        failing.stream().map(each -> betterStart(each, starts)).min(RankedCase::compareTo).get();
    RankedCase own = from(start, deadline);
    return isNoFarther(common, own) ? common : own;
  }

  private static boolean isNoFarther(RankedCase each, RankedCase than) {
    return each != null && RankedCase.rank(each.distance()) <= RankedCase.rank(than.distance());
  }

  private RankedCase start(RankedCase failing, Deadline walk) {
    return betterStart(failing, walk.share(STARTS));
  }

  /** A good starting point: the smallest failing case of a sample in the same graph. */
  private RankedCase betterStart(RankedCase failing, Deadline deadline) {
    RankedCase jump = first(around().sample(failing, deadline), deadline);
    return jump == null ? failing : jump;
  }

  /** The case where the walk ends, or has arrived when time is up. */
  private RankedCase from(RankedCase failing, Deadline deadline) {
    RankedCase here = failing;
    while (!deadline.isOver()) {
      RankedCase next = next(here, deadline);
      if (next == null) {
        return here;
      }
      here = next;
    }
    return here;
  }

  /** The first failing neighbour; the cheapest kinds of neighbours are tried first. */
  private RankedCase next(RankedCase here, Deadline deadline) {
    return Stream.<Supplier<List<RankedCase>>>of(
            () -> around().near(here, deadline),
            () -> around().simpler(here, deadline),
            () -> around().twins(here),
            () -> around().wide(here, deadline))
        .map(neighbours -> first(neighbours.get(), deadline))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private RankedCase first(List<RankedCase> cases, Deadline deadline) {
    return RankedCase.firstFailing(bench, cases, target, deadline);
  }

  /**
   * The end of a walk for verdicts that depend on time: only towards the goal, with one case at a
   * time on an otherwise idle machine. A failure counts only if it is seen twice.
   */
  RankedCase slowEnd(RankedCase failing, Deadline deadline) {
    RankedCase here = failing;
    for (RankedCase next = here; next != null && !deadline.isOver(); ) {
      RankedCase from = here;
      next =
          around().near(here, deadline).stream()
              .filter(each -> each.distance() != from.distance())
              .filter(each -> isSeen(each, deadline))
              .filter(each -> isSeen(each, deadline)) // twice
              .findFirst()
              .orElse(null);
      here = next == null ? here : next;
    }
    return here;
  }

  private boolean isSeen(RankedCase each, Deadline deadline) {
    Observation seen = bench.once(probe -> probe.alone(each, deadline), deadline);
    return seen != null && target.matches(seen.judgement());
  }
}
