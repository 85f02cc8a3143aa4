package harness.shrink;

import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;

/**
 * Result of trying all smaller inputs, with increasing limits on their numbers.
 *
 * @param smallest the smallest failing input
 * @param limit no smaller input with numbers and lengths up to this limit fails; 0 if none were
 *     tried
 * @param all whether every smaller input was tried, because none has numbers above the limit
 * @param anyLength whether these included inputs with fewer tokens but more bytes
 */
record AllSmaller(Layout smallest, long limit, boolean all, boolean anyLength) {

  private static final long LARGEST = 1L << 40;

  /** No smaller input was tried. */
  static AllSmaller untried(Layout smallest) {
    return new AllSmaller(smallest, 0, false, false);
  }

  /**
   * Tries inputs smaller than a failing one until time is up. If no generator could print the
   * failing input, nothing is tried: the form learned from generated inputs does not apply to it.
   */
  static AllSmaller than(Layout failing, Space space, InputTrials trials, Deadline deadline) {
    AllSmaller tried = untried(failing);
    for (long limit = 1; !tried.all && limit <= LARGEST; limit *= 2) {
      if (!space.holds(tried.smallest)) {
        return untried(tried.smallest);
      }
      Space.Smaller smaller = space.smaller(tried.smallest, limit);
      if (smaller == null) {
        return tried;
      }
      Candidate found =
          trials.first(smaller.inputs().stream().map(each -> new Candidate(each, 0)), deadline);
      Layout smallest =
          found == null ? tried.smallest : TextReduction.smallest(found.layout(), trials);
      if (deadline.isOver()) {
        return new AllSmaller(smallest, found == null ? tried.limit : 0, false, false);
      }
      boolean all = !smaller.beyond() && space.holds(smallest);
      tried = new AllSmaller(smallest, limit, all, smaller.anyLength());
    }
    return tried;
  }
}
