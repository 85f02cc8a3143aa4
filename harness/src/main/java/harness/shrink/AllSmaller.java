package harness.shrink;

import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.Optional;
import java.util.SortedSet;

/** Tries all smaller inputs, with greater and greater numbers. */
final class AllSmaller {

  private static final long LARGEST = 1L << 40;

  /**
   * What the trials show.
   *
   * @param smallest the smallest that fails
   * @param limit no smaller one with numbers and lengths up to this fails; 0 if none were tried
   * @param all whether no smaller one of the form has greater numbers
   */
  record Tried(Layout smallest, long limit, boolean all) {}

  private final Space space;
  private final InputTrials trials;

  AllSmaller(Space space, InputTrials trials) {
    this.space = space;
    this.trials = trials;
  }

  /**
   * Tries inputs smaller than one that fails, until time is up. Of one that no generator would
   * print, nothing is shown: generated ones say little of those near it.
   */
  Tried than(Layout failing, Deadline deadline) {
    Tried tried = new Tried(failing, 0, false);
    for (long limit = 1; !tried.all() && limit <= LARGEST; limit *= 2) {
      if (!space.holds(tried.smallest())) {
        return new Tried(tried.smallest(), 0, false);
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
        return new Tried(smallest, found == null ? tried.limit() : 0, false);
      }
      tried = new Tried(smallest, limit, !space.goesBeyond(limit) && space.holds(smallest));
    }
    return tried;
  }
}
