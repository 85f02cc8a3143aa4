package harness.campaign;

import harness.problem.Stratum;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * One submission's broken time limits by the rank of the stratum. After {@value #ENOUGH} at one
 * rank it is spared the cases of that rank and beyond that come later in the same range of the
 * campaign. What counts is the order of the cases, not of the clock: a case is judged by those
 * before it alone, so that threads make no difference once all of those are known.
 */
final class TimeLimitTally {

  private static final int ENOUGH = 3;

  /** Enough where a submission is expected to break the limit. */
  private static final int ONCE = 1;

  private static final int RANKS = 64;

  /** The earliest broken limits of one range: indexes in rising order, by row. */
  private static final class Range {
    private final int enough;
    private final long[][] earliest;

    Range(int enough) {
      this.enough = enough;
      this.earliest = new long[RANKS][enough];
      for (long[] none : earliest) {
        Arrays.fill(none, Long.MAX_VALUE);
      }
    }

    void add(int rank, long index) {
      long[] known = earliest[rank];
      if (Arrays.binarySearch(known, index) < 0 && index < known[enough - 1]) {
        known[enough - 1] = index;
        Arrays.sort(known);
      }
    }

    boolean admits(int rank, long index) {
      for (int nearer = 0; nearer <= rank; nearer++) {
        if (earliest[nearer][enough - 1] < index) {
          return false;
        }
      }
      return true;
    }
  }

  private final CutPoints grid;
  private final boolean expected;

  /** By the index behind the range. */
  private final TreeMap<Long, Range> ranges = new TreeMap<>();

  private volatile boolean unbroken = true;

  /**
   * No limit is broken yet.
   *
   * @param expected whether the submission is expected to break the limit: it is then caught by the
   *     first broken one, and spared all later cases of the range
   */
  TimeLimitTally(CutPoints grid, boolean expected) {
    this.grid = grid;
    this.expected = expected;
  }

  /** Whether a case of this index and rank is still to be run. */
  boolean admits(long index, int rank) {
    return unbroken || admitsInRange(index, row(rank));
  }

  private synchronized boolean admitsInRange(long index, int row) {
    Range range = ranges.get(grid.after(index));
    return range == null || range.admits(row, index);
  }

  /** Counts one more broken limit; one on the same case is the same one. */
  synchronized void broke(long index, int rank) {
    unbroken = false;
    ranges
        .computeIfAbsent(grid.after(index), end -> new Range(expected ? ONCE : ENOUGH))
        .add(expected ? 0 : row(rank), index);
  }

  /** Forgets the ranges that lie before an index. */
  void forgetBefore(long index) {
    if (!unbroken) {
      synchronized (this) {
        ranges.headMap(index, true).clear();
      }
    }
  }

  /** Of ranks that are told apart; the last rank comes after all others. */
  private static int row(int rank) {
    return rank == Stratum.LAST ? RANKS - 1 : Math.min(rank, RANKS - 2);
  }
}
