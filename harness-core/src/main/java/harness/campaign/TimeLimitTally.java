package harness.campaign;

import harness.cases.Answer;

/**
 * Counts one submission's broken time limits by exact distance. After {@value #ENOUGH} at one
 * distance it is spared the cases of that distance and beyond.
 */
final class TimeLimitTally {

  private static final int ENOUGH = 3;

  private final int[] broken = new int[64];
  private volatile int cutOff = Integer.MAX_VALUE;

  /** Whether a case of this distance is still to be run. */
  boolean admits(int distance) {
    return rank(distance) < cutOff;
  }

  /** Counts one more broken limit. */
  synchronized void broke(int distance) {
    int rank = rank(distance);
    if (++broken[rank] >= ENOUGH) {
      cutOff = Math.min(cutOff, rank);
    }
  }

  /** Cases without a solution count as farther than any with one. */
  private int rank(int distance) {
    return distance == Answer.NO_SOLUTION ? broken.length - 1 : Math.min(distance, 62);
  }
}
