package harness.shrink;

import harness.shrink.text.Candidate;
import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.SmallerInputs;
import harness.shrink.text.TextReduction;
import java.util.Optional;
import java.util.SortedSet;

/** Tries all smaller inputs of the form of drawn ones, with greater and greater numbers. */
final class AllSmaller {

  /** More inputs are not tried for one limit. */
  private static final int MOST = 4000;

  private static final long LARGEST = 1L << 40;

  /**
   * What the trials show.
   *
   * @param smallest the smallest that fails
   * @param limit no smaller one with numbers and lengths up to this fails; 0 if none were tried
   * @param all whether no smaller one of the form has greater numbers
   */
  record Tried(Layout smallest, long limit, boolean all) {}

  private final Form form;
  private final InputTrials trials;

  AllSmaller(Form form, InputTrials trials) {
    this.form = form;
    this.trials = trials;
  }

  /**
   * Tries inputs smaller than one that fails, until time is up. Of one that no generator would
   * print, nothing is shown: generated ones say little of those near it.
   */
  Tried than(Layout failing, Deadline deadline) {
    Tried tried = new Tried(failing, 0, false);
    for (long limit = 1; !tried.all() && limit <= LARGEST; limit *= 2) {
      if (!form.test(tried.smallest())) {
        return new Tried(tried.smallest(), 0, false);
      }
      Optional<SortedSet<Layout>> smaller = SmallerInputs.of(form, tried.smallest(), limit, MOST);
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
      tried = new Tried(smallest, limit, !form.goesBeyond(limit) && form.test(smallest));
    }
    return tried;
  }
}
