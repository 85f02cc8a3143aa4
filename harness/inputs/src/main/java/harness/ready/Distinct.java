package harness.ready;

import harness.draw.OpenArgument.Ends;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** Draws different numbers. */
final class Distinct {

  private Distinct() {}

  /**
   * Different numbers of a range in ascending order, each set as likely as any other (Floyd's
   * algorithm).
   *
   * @param count at most the number of numbers in the range
   */
  static long[] sorted(Ends range, int count, SplittableRandom random) {
    TreeSet<Long> all = new TreeSet<>();
    for (long top = range.greatest() - count + 1; top <= range.greatest(); top++) {
      long drawn = random.nextLong(range.least(), top + 1);
      if (!all.add(drawn)) {
        all.add(top);
      }
    }
    return all.stream().mapToLong(Long::longValue).toArray();
  }

  /** The number of numbers in a range, but at most the most items that an input has. */
  static long count(Ends range) {
    return Math.min(ReadyInput.MOST_ITEMS, range.greatest() - range.least() + 1);
  }
}
