package harness.shrink;

import java.util.List;

/**
 * A greedy walk from a failing case to smaller ones that fail in the same way, while there are any
 * in the neighbourhood.
 */
final class Walk {

  private final ProbePool bench;
  private final Neighbourhood around;
  private final FailureKind target;

  Walk(ProbePool bench, Neighbourhood around, FailureKind target) {
    this.bench = bench;
    this.around = around;
    this.target = target;
  }

  /** A good starting point: the smallest failing case of a sample in the same graph. */
  RankedCase start(RankedCase failing, Deadline deadline) {
    RankedCase jump = first(around.sample(failing, deadline), deadline);
    return jump == null ? failing : jump;
  }

  /** The case where the walk ends, or has arrived when time is up. */
  RankedCase from(RankedCase failing, Deadline deadline) {
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
    RankedCase next = first(around.near(here, deadline), deadline);
    next = next == null ? first(around.simpler(here, deadline), deadline) : next;
    next = next == null ? first(around.twins(here), deadline) : next;
    return next == null ? first(around.wide(here, deadline), deadline) : next;
  }

  /**
   * A walk for verdicts that depend on time: only towards the goal, with one case at a time on an
   * otherwise idle machine. A failure counts only if it is seen twice.
   */
  RankedCase slowlyFrom(RankedCase failing, Deadline deadline) {
    RankedCase here = failing;
    for (boolean moved = true; moved && !deadline.isOver(); ) {
      moved = false;
      for (RankedCase next : around.near(here, deadline)) {
        if (next.distance() != here.distance() && isSeenTwice(next, deadline)) {
          here = next;
          moved = true;
          break;
        }
      }
    }
    return here;
  }

  private boolean isSeenTwice(RankedCase each, Deadline deadline) {
    for (int time = 0; time < 2; time++) {
      if (!isSeen(each, deadline)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSeen(RankedCase each, Deadline deadline) {
    Observation seen = bench.once(probe -> probe.alone(each, deadline), deadline);
    return seen != null && target.matches(seen.judgement());
  }

  private RankedCase first(List<RankedCase> cases, Deadline deadline) {
    return bench
        .scan(
            cases.stream().filter(each -> target.isPossibleAt(each.distance())).iterator(),
            target,
            deadline)
        .failing();
  }
}
