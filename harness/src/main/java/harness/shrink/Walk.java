package harness.shrink;

import java.util.List;

/**
 * A greedy walk from a failing case towards smaller ones that fail alike, as long as there is one
 * around.
 */
final class Walk {

  private final Bench bench;
  private final Neighbourhood around;
  private final Target target;

  Walk(Bench bench, Neighbourhood around, Target target) {
    this.bench = bench;
    this.around = around;
    this.target = target;
  }

  /** A good place to start from: the smallest that fails of a sample in the same graph. */
  Sized start(Sized failing, Deadline deadline) {
    Sized jump = first(around.sample(failing, deadline), deadline);
    return jump == null ? failing : jump;
  }

  /** Where the walk ends, or where it is when time is up. */
  Sized from(Sized failing, Deadline deadline) {
    Sized here = failing;
    while (!deadline.isOver()) {
      Sized next = next(here, deadline);
      if (next == null) {
        return here;
      }
      here = next;
    }
    return here;
  }

  /** The first that fails among those around, what costs least being looked at first. */
  private Sized next(Sized here, Deadline deadline) {
    Sized next = first(around.near(here, deadline), deadline);
    next = next == null ? first(around.simpler(here, deadline), deadline) : next;
    next = next == null ? first(around.twins(here), deadline) : next;
    return next == null ? first(around.wide(here, deadline), deadline) : next;
  }

  /**
   * The same for what hangs on time: only towards the goal, one case at a time on an otherwise idle
   * machine, and believed only when it is seen twice.
   */
  Sized slowlyFrom(Sized failing, Deadline deadline) {
    Sized here = failing;
    for (boolean moved = true; moved && !deadline.isOver(); ) {
      moved = false;
      for (Sized next : around.near(here, deadline)) {
        if (next.distance() != here.distance() && isSeenTwice(next, deadline)) {
          here = next;
          moved = true;
          break;
        }
      }
    }
    return here;
  }

  private boolean isSeenTwice(Sized each, Deadline deadline) {
    for (int time = 0; time < 2; time++) {
      if (!isSeen(each, deadline)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSeen(Sized each, Deadline deadline) {
    Seen seen = bench.once(probe -> probe.alone(each, deadline), deadline);
    return seen != null && target.matches(seen.judgement());
  }

  private Sized first(List<Sized> cases, Deadline deadline) {
    return bench
        .scan(
            cases.stream().filter(each -> target.isPossibleAt(each.distance())).iterator(),
            target,
            deadline)
        .failing();
  }
}
