package harness.campaign;

import harness.cases.Answer;

/**
 * Counts one submission's broken time limits by exact distance. After {@value #ENOUGH} at one
 * distance it is spared the cases of that distance and beyond.
 */
final class TimeLimitTally {

  private static final int ENOUGH = 3;

  private static final int RANKS = 64;

  private final int[] broken = new int[RANKS];
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
  static int rank(int distance) {
    return distance == Answer.NO_SOLUTION ? RANKS - 1 : Math.min(distance, RANKS - 2);
  }
}
