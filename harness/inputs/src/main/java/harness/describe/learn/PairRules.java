package harness.describe.learn;

import java.util.Arrays;

/**
 * Rules about pairs of numbers that hold for all observed pairs, and hardly by chance: if the same
 * numbers were paired at random, the rule would have been broken several times.
 */
public final class PairRules {

  /**
   * How often chance would have broken a rule that was never broken: the number of observations
   * times the share that would break it if the numbers were paired at random.
   */
  public static final double EVIDENCE = 10;

  private PairRules() {}

  /** Whether each number is at most its partner. */
  public static boolean areOrdered(long[] low, long[] high) {
    long[] sorted = sorted(high);
    long broken = 0;
    for (int i = 0; i < low.length; i++) {
      if (low[i] > high[i]) {
        return false;
      }
      broken += smaller(sorted, low[i]);
    }
    return broken > EVIDENCE * high.length;
  }

  /** Whether no number equals its partner. */
  public static boolean differ(long[] some, long[] others) {
    long[] sorted = sorted(others);
    long equal = 0;
    for (int i = 0; i < some.length; i++) {
      if (some[i] == others[i]) {
        return false;
      }
      equal += smaller(sorted, some[i] + 1) - smaller(sorted, some[i]);
    }
    return equal > EVIDENCE * others.length;
  }

  private static long[] sorted(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  private static int smaller(long[] sorted, long value) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
