package harness.shrink;

import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.Optional;
import java.util.SortedSet;

/** Tries all smaller inputs, with increasing limits on their numbers. */
final class AllSmaller {

  private static final long LARGEST = 1L << 40;

  /**
   * Result of the trials.
   *
   * @param smallest the smallest failing input
   * @param limit no smaller input with numbers and lengths up to this limit fails; 0 if none were
   *     tried
   * @param all whether every smaller input was tried, because none has numbers above the limit
   * @param anyLength whether these included inputs with fewer tokens but more bytes
   */
  record Tried(Layout smallest, long limit, boolean all, boolean anyLength) {

    static Tried nothing(Layout smallest) {
      return new Tried(smallest, 0, false, false);
    }
  }

  private final Space space;
  private final InputTrials trials;

  AllSmaller(Space space, InputTrials trials) {
    this.space = space;
    this.trials = trials;
  }

  /**
   * Tries inputs smaller than a failing one until time is up. If no generator could print the
   * failing input, nothing is tried: the form learned from generated inputs does not apply to it.
   */
  Tried than(Layout failing, Deadline deadline) {
    Tried tried = Tried.nothing(failing);
    for (long limit = 1; !tried.all() && limit <= LARGEST; limit *= 2) {
      if (!space.holds(tried.smallest())) {
        return Tried.nothing(tried.smallest());
      }
      Optional<SortedSet<Layout>> smaller = space.smaller(tried.smallest(), limit);
      if (smaller.isEmpty()) {
        return tried;
      }
      Candidate found =
          trials.first(smaller.get().stream().map(each -> new Candidate(each, 0)), deadline);
      Layout smallest =
          found == null ? tried.smallest() : TextReduction.smallest(found.layout(), trials);
      if (deadline.isOver()) {
        return new Tried(smallest, found == null ? tried.limit() : 0, false, false);
      }
      boolean all = !space.goesBeyond(limit) && space.holds(smallest);
      tried = new Tried(smallest, limit, all, space.hasAnyLength());
    }
    return tried;
  }
}
